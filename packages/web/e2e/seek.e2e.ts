import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ANY_DEAL } from './online.ts';
import { faults } from './page-faults.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

it('a stranger is found while one plays a bot, and is offered, not forced', ANY_DEAL, async () => {
  const [mina, ola] = await Promise.all([site.visitor(PHONE, { name: 'Mina' }), site.visitor({}, { name: 'Ola' })]);
  await mina.goto(`${site.url}/?game=koikoi`);
  await chooseViewingYaku(mina);
  const find = mina.getByRole('button', { name: 'Find an opponent' });
  await find.click();
  await mina.getByRole('heading', { name: 'Looking for an opponent' }).waitFor();
  expect(await mina.locator('.waiting').innerText()).toContain('Koi-Koi · With viewing yaku · 30 s + 2 min');
  expect(await faults(mina)).toEqual([]);
  await mina.getByRole('button', { name: 'Stop looking' }).click();
  await mina.locator('.doors').waitFor();

  await find.click();
  await mina.getByRole('heading', { name: 'Looking for an opponent' }).waitFor();
  const table = new URL(mina.url()).pathname;
  await mina.getByRole('button', { name: 'Play a bot meanwhile' }).click();
  await new Player(mina).dealt();
  const bar = mina.locator('.seek-bar');
  await bar.getByText('Looking for an opponent: Koi-Koi').waitFor();
  expect(await faults(mina)).toEqual([]);
  expect(await mina.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1)).toBe(true);

  await mina.reload();
  await bar.getByText('Looking for an opponent: Koi-Koi').waitFor();

  await ola.goto(`${site.url}/?game=koikoi`);
  const row = ola.locator('#tables li', { hasText: 'Mina (person) · 1 of 2' });
  await row.getByText('With viewing yaku').waitFor();
  expect(await row.innerText()).toContain('30 s + 2 min');
  await chooseViewingYaku(ola);
  await ola.getByRole('button', { name: 'Find an opponent' }).click();
  await ola.getByRole('heading', { name: 'Waiting for Mina' }).waitFor();
  expect(new URL(ola.url()).pathname).toBe(table);
  await bar.getByText('Ola would like to play Koi-Koi with you.').waitFor();
  expect(new URL(mina.url()).pathname).toBe('/play/koikoi');
  expect(await faults(mina)).toEqual([]);
  await bar.getByRole('button', { name: 'Play' }).click();
  const [hers, theirs] = await Promise.all([new Player(mina).dealt(), new Player(ola).dealt()]);
  expect(new URL(mina.url()).pathname).toBe(table);
  expect(hers.filter((card) => theirs.includes(card))).toEqual([]);
  expect(await bar.count()).toBe(0);
});

async function chooseViewingYaku(page: Page): Promise<void> {
  const rules = page.locator('.table-rules');
  await rules.locator('summary').click();
  await rules.locator('label', { hasText: 'With viewing yaku' }).click();
}

it('on a phone the open tables are one press away', async () => {
  const [host, phone] = await Promise.all([site.visitor({}, { name: 'Mina' }), site.visitor(PHONE)]);
  await host.goto(`${site.url}/?game=tysiac`);
  await host.getByRole('button', { name: 'Open a table' }).click();
  await host.locator('.waiting').waitFor();
  await phone.goto(site.url);
  await phone.getByRole('link', { name: 'Open tables · 1' }).click();
  await expect.poll(() => phone.locator('#tables li').first().evaluate(isInView)).toBe(true);

  const preview = await (await fetch(host.url())).text();
  expect(preview).toContain('<meta property="og:title" content="Mina invites you to a game of Tysiąc" />');
  const image = await fetch(/og:image" content="([^"]+)"/.exec(preview)?.[1] ?? '');
  expect(image.headers.get('content-type')).toBe('image/jpeg');
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
