import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

/** Long enough to be seen before a bot takes over, on a busy machine too. */
const GRACE = 8000;
const site = openSite({ grace: GRACE });

/** A match of two people that has begun. */
async function match(): Promise<{ readonly mina: Page; readonly ola: Page; readonly address: string }> {
  const [mina, ola] = await Promise.all([site.visitor({}, { name: 'Mina' }), site.visitor({}, { name: 'Ola' })]);
  const rules = { total_rounds: 3 };
  const address = await openTable(mina, site.url, 'koikoi', [{ ...PERSON, name: 'Mina' }, PERSON], rules);
  await ola.goto(address);
  await Promise.all([new Player(mina).dealt(), new Player(ola).dealt()]);
  return { mina, ola, address };
}

async function say(page: Page, phrase: string): Promise<void> {
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.locator('.reactions').getByRole('button', { name: phrase }).click();
}

it('who is gone is reported at once, comes back, and loses when the match is claimed', ANY_DEAL, async () => {
  const { mina, ola, address } = await match();
  const others = ola.context();
  await ola.close();
  const strip = mina.locator('.people-strip');
  await strip.getByText('Ola is disconnected. A bot takes over in').waitFor();
  expect(await strip.getByRole('button', { name: 'Claim in' }).isDisabled()).toBe(true);
  expect(await violations(mina, '.people-strip')).toEqual([]);
  await strip.getByText('A bot plays for Ola').last().waitFor();
  const back = await others.newPage();
  await back.goto(address);
  await back.getByText('You are back. A bot has played for you.').waitFor();
  await strip.waitFor({ state: 'hidden' });

  await back.close();
  await strip.getByText('Ola is disconnected').last().waitFor();
  await strip.getByRole('button', { name: 'Wait' }).click();
  await strip.waitFor({ state: 'hidden' });
  await strip.getByRole('button', { name: 'Claim the match' }).click();
  await new Player(mina).again.waitFor();
  expect(await mina.locator('.result-match').innerText()).toBe('You win the match');
});

it('set phrases are shown at the seat, and can be muted', ANY_DEAL, async () => {
  const { mina, ola, address } = await match();
  const watcher = await site.visitor();
  await watcher.goto(address);
  await watcher.locator('.bar .where', { hasText: 'You are watching' }).waitFor();
  expect(await watcher.getByRole('button', { name: 'Say something' }).count()).toBe(0);
  await say(mina, 'Well played!');
  for (const page of [ola, watcher]) await page.locator('.bubble', { hasText: 'Well played!' }).waitFor();
  await ola.getByText('Mina: Well played!').waitFor({ state: 'attached' });
  await mina.getByRole('button', { name: 'Say something' }).click();
  expect(await violations(mina, '.reactions')).toEqual([]);
  await mina.keyboard.press('Escape');

  await ola.getByRole('button', { name: 'Say something' }).click();
  await ola.locator('.reactions').getByRole('button', { name: 'Mute' }).click();
  expect(await ola.locator('.bubble').count()).toBe(0);
  await say(mina, 'Wow!');
  await watcher.locator('.bubble', { hasText: 'Wow!' }).waitFor();
  expect(await ola.locator('.bubble').count()).toBe(0);
  // The server allows three at once; the page does not offer more.
  await say(mina, 'Nice!');
  await mina.getByRole('button', { name: 'Say something' }).click();
  expect(await mina.locator('.reactions').getByRole('button', { name: 'Nice!' }).isDisabled()).toBe(true);
});

it('two tabs of one match know of each other, and a match is called off before the first move', ANY_DEAL, async () => {
  const { mina, ola, address } = await match();
  const second = await ola.context().newPage();
  await second.goto(address);
  await second.getByRole('heading', { name: 'This match is open in another tab.' }).waitFor();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await new Player(second).dealt();
  await ola.getByRole('heading', { name: 'This match is open in another tab.' }).waitFor();
  expect(await mina.locator('.people-strip').count()).toBe(0);

  await mina.getByRole('button', { name: 'Menu' }).click();
  await mina.getByRole('button', { name: 'Call the match off' }).click();
  await mina.getByRole('heading', { name: 'You have called the match off. It does not count.' }).waitFor();
  await second.getByRole('heading', { name: 'Mina has called the match off. It does not count.' }).waitFor();
});
