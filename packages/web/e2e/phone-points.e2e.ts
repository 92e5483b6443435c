import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

const PHONES = [
  [320, 568],
  [375, 812],
] as const;

/** The texts of the visible elements. */
function seen(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width > 0;
      return isInside && element.checkVisibility({ opacityProperty: true }) ? [element.textContent ?? ''] : [];
    }),
  );
}

it.each(['matgo', 'gostop'])('the own points of this round are on a phone’s table of %s', async (game) => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf(game, { seed: SEED, rules: {} }));
  await new Player(page).turn();
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    expect(await seen(page, '.near .sub')).toEqual(['0 points']);
  }
  expect(await faults(page)).toEqual([]);
});

it.each([
  ['matgo', 'near'],
  ['gostop', 'near'],
  ['matgo', 'far'],
  ['gostop', 'far'],
])('all calls of a player have room on a phone: %s, %s side', async (game, side) => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf(game, { seed: SEED, rules: {} }));
  await new Player(page).turn();
  await page
    .locator(`.${side} > .seat`)
    .first()
    .evaluate((seat) => {
      for (const text of ['3 go', 'shaken ×2', 'bomb ×2', 'plays on']) {
        const seal = document.createElement('span');
        seal.className = 'seal';
        seal.textContent = text;
        seat.append(seal);
      }
    });
  expect(await faults(page)).toEqual([]);
});

it.each([2, 3, 4])('the totals of all are on a phone’s table of Tysiąc for %i', async (seats) => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('tysiac', { seed: SEED, rules: {}, seats }));
  await page.locator('.mat .card').first().waitFor();
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    expect(await seen(page, '.t-total')).toEqual(Array.from({ length: seats }, () => 'Total 0'));
  }
  expect(await faults(page)).toEqual([]);
});
