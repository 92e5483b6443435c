import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

const field = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.field-cards [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).sort());

/** The number of turns in the log. */
const turnsTold = (page: Page): Promise<number> => page.locator('.log-turn').count();

/** Plays until the hand has so many cards. */
async function until(player: Player, left: number): Promise<void> {
  while ((await player.cards()).length > left) {
    await player.move();
    await player.asked();
  }
}

it('earlier turns of a running match can be looked at, and nothing else', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('matgo', { seed: SEED, rules: {} }));
  const player = new Player(page);
  await player.turn();
  const first = { turn: await turnsTold(page), field: await field(page), hand: await player.cards() };
  await until(player, 8);
  await player.turn();
  const now = { field: await field(page), hand: await player.cards() };

  await page.getByRole('button', { name: 'Look back' }).click();
  const bar = page.getByRole('region', { name: 'Look back' });
  await bar.waitFor();
  expect(await faults(page)).toEqual([]);
  const slider = bar.getByRole('slider');
  await slider.fill(String(first.turn));
  await expect.poll(() => field(page)).toEqual(first.field);
  expect(await player.cards()).toEqual(first.hand);
  // The opponent's hand stays hidden.
  expect(await page.locator('.their-hand [data-card]').count()).toBe(0);
  expect(await player.hand.count()).toBe(0);

  await slider.fill('0');
  await bar.getByRole('button', { name: 'Forward one turn' }).click();
  await bar.getByText(/^Turn 1 of/).waitFor();
  await bar.getByRole('button', { name: 'Back one turn' }).click();
  await bar.getByText(/^Turn 0 of/).waitFor();
  await page.getByRole('log').getByRole('button', { name: 'Turn 2', exact: true }).click();
  await bar.getByText(/^Turn 2 of/).waitFor();
  await bar.getByRole('button', { name: 'Play' }).click();
  await bar.getByText(/^Turn 3 of/).waitFor();

  await bar.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(() => field(page)).toEqual(now.field);
  expect(await player.cards()).toEqual(now.hand);
  await until(player, 7);
});

it('on a phone too', async () => {
  const page = await site.visitor({ viewport: { width: 375, height: 720 } });
  await page.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
  const player = new Player(page);
  await player.turn();
  const first = { turn: await turnsTold(page), field: await field(page) };
  await until(player, 7);
  await player.turn();
  await page.locator('.rail-grip').click();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('slider').fill(String(first.turn));
  await expect.poll(() => field(page)).toEqual(first.field);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await until(player, 6);
});
