import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
const FLOWER_GAMES = ['koikoi', 'gostop', 'matgo'];
const FINGER = 44;

/** The touch width of each hand card: its longest uncovered horizontal strip. */
function strips(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('fieldset.hand button.card')];
    return cards.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      let width = 0;
      for (let x = Math.ceil(left); x < right; x++)
        if (document.elementFromPoint(x, top + 14)?.closest('button') === card) width++;
      return width;
    });
  });
}

async function open(game: string): Promise<Player> {
  const player = await site.table(game, { seed: SEED, rules: {} });
  await player.asked();
  const decision = player.page.locator('.decision .answer').last();
  if (await decision.isVisible()) await decision.click();
  return player;
}

it.each(FLOWER_GAMES)('each hand card of %s has a touch width of 44 pixels, from 320 pixels on', async (game) => {
  const { page } = await open(game);
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [375, 667],
    [390, 844],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    const narrow = (await strips(page)).filter((strip) => strip < FINGER - 1);
    expect(narrow, `${game} at ${width}`).toEqual([]);
  }
});

it.each(FLOWER_GAMES)('the whole table of %s is visible on a phone, in portrait and landscape', async (game) => {
  const { page } = await open(game);
  for (const [width, height] of [
    [667, 375],
    [740, 360],
    [844, 390],
    [932, 430],
    [320, 568],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hidden = await page.evaluate(() => {
      const found: string[] = [];
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight > clientHeight) found.push(`${scrollHeight - clientHeight} px to scroll`);
      const table = '.field-cards .card, .hand .card, .stock .pack, .counters li, .seat, .hint-button, .rail-grip';
      for (const element of document.querySelectorAll(table)) {
        const { left, top, right, bottom, width: wide } = element.getBoundingClientRect();
        const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        if (wide > 0 && !isIn) found.push(`${element.className} ${element.getAttribute('data-card') ?? ''}`);
      }
      return found;
    });
    expect(hidden, `${game} at ${width} × ${height}`).toEqual([]);
  }
});

it('on a phone the panels of Go-Stop show the captured cards that the mat only counts', async () => {
  const player = await open('gostop');
  const { page } = player;
  await page.setViewportSize({ width: 375, height: 812 });
  while ((await page.locator('.counters .landing .card').count()) === 0) await player.move();
  await page.locator('.rail-grip').click();
  await page.locator('.captured .pile .card').first().waitFor();
});
