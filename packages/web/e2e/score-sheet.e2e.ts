import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BOT, openTable, PERSON } from './online.ts';
import { addressOf, Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
const RULES = { maxHands: 3 };

/** The rows of Tysiąc's score sheet. */
function sheet(page: Page): Promise<readonly string[]> {
  return page
    .locator('.panel', { hasText: 'to 1000' })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));
}

/** Plays a hand and confirms its result. */
async function playHand(page: Page): Promise<Player> {
  const player = new Player(page);
  const result = page.getByRole('button', { name: 'Next round' });
  while ((await sheet(page)).length === 0 || (await result.isVisible())) await player.move();
  await player.asked();
  return player;
}

it('the score sheet is restored after a reload of a local match', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('tysiac', { new: 1, seats: 2, rules: RULES }));
  const player = await playHand(page);
  const before = await sheet(page);
  expect(before).toHaveLength(1);
  await page.reload();
  await player.asked();
  expect(await sheet(page)).toEqual(before);
});

it('the score sheet is restored at a table on the server, also for spectators', async () => {
  const [page, onlooker] = await Promise.all([site.visitor(), site.visitor()]);
  const address = await openTable(page, site.url, 'tysiac', [PERSON, BOT], RULES);
  const player = await playHand(page);
  const before = await sheet(page);
  expect(before).toHaveLength(1);
  await page.reload();
  await player.asked();
  expect(await sheet(page)).toEqual(before);
  await onlooker.goto(`${address}?watch`);
  await expect.poll(async () => (await sheet(onlooker))[0]).toBe(before[0]);
});
