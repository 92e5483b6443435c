import type { Seated } from '@madang/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { ANY_DEAL } from './online.ts';
import { faults } from './page-faults.ts';
import { Player } from './play.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

/** A table of somebody with a key, which the page makes at /me. */
async function openWithKey(page: Page): Promise<string> {
  await page.goto(`${site.url}/me`);
  await page.locator('.me-page .panel').first().waitFor();
  const { table_id } = await page.evaluate(async (): Promise<Seated> => {
    const key = JSON.parse(localStorage.getItem('madang.key') ?? '""');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const person = { kind: 'human' };
    const body = JSON.stringify({ game: 'koikoi', rules: { total_rounds: 3 }, seats: [person, person] });
    const seated = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
    localStorage.setItem('madang.seats', JSON.stringify([seated]));
    return seated;
  });
  await page.goto(`${site.url}/tables/${table_id}`);
  return `${site.url}/tables/${table_id}`;
}

async function say(page: Page, phrase: string): Promise<void> {
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.locator('.reactions').getByRole('button', { name: phrase }).click();
}

it('an opponent is reported and blocked: what they say is not shown, until they are unblocked', ANY_DEAL, async () => {
  const mina = await site.visitor({}, { name: 'Mina' });
  const ola = await site.visitor({ viewport: { width: 375, height: 812 } }, { name: 'Ola' });
  const address = await openWithKey(mina);
  await ola.goto(address);
  await Promise.all([new Player(mina).dealt(), new Player(ola).dealt()]);

  await say(ola, 'Block or report');
  const dialog = ola.getByRole('dialog', { name: 'Block or report' });
  await dialog.getByRole('combobox').selectOption('Delays on purpose');
  expect(await violations(ola, '.conduct')).toEqual([]);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await dialog.getByText('Thank you.').waitFor();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await dialog.getByRole('button', { name: 'Unblock' }).waitFor();
  await ola.keyboard.press('Escape');

  await say(mina, 'Well played!');
  await mina.locator('.bubble', { hasText: 'Well played!' }).waitFor();
  await say(ola, 'Hello!'); // comes back after what Mina has said
  await ola.locator('.bubble', { hasText: 'Hello!' }).waitFor();
  expect(await ola.locator('.bubble', { hasText: 'Well played!' }).count()).toBe(0);

  await visit(ola, '/me', '.me-page .panel');
  const blocked = ola.locator('.panel', { hasText: 'Blocked players' });
  await blocked.getByText('Mina').waitFor();
  expect(await faults(ola)).toEqual([]);
  await blocked.getByRole('button', { name: 'Unblock' }).click();
  await blocked.waitFor({ state: 'detached' });
});
