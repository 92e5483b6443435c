import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BOT, openTable, PERSON } from './online.ts';
import { addressOf, Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
const RULES = { maxHands: 3 };

/** What each hand gave, as the score sheet of Tysiąc has it. */
function sheet(page: Page): Promise<readonly string[]> {
  return page
    .locator('.panel', { hasText: 'to 1000' })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));
}

/** Through a hand and its result. */
async function playHand(page: Page): Promise<Player> {
  const player = new Player(page);
  const result = page.getByRole('button', { name: 'Next round' });
  while ((await sheet(page)).length === 0 || (await result.isVisible())) await player.move();
  await player.asked();
  return player;
}

it('the hands that are over stand on the score sheet again after a reload, on the device', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('tysiac', { new: 1, seats: 2, rules: RULES }));
  const player = await playHand(page);
  const before = await sheet(page);
  expect(before).toHaveLength(1);
  await page.reload();
  await player.asked();
  expect(await sheet(page)).toEqual(before);
});

it('and at a table on the server, also for somebody who comes to look on', async () => {
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
