import { LANGUAGES } from '@madang/narrators/language';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isAsked, seedWhere } from './deals.ts';
import { PERSON } from './online.ts';
import { overlaps } from './overlaps.ts';
import { addressOf, Player, SEED } from './play.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';
import { still } from './still.ts';

const site = openSite();
/** The longest name that is allowed, without a place to break it. */
const LONG = 'Wolfeschlegelsteinhausenberger-X';
const MENU = '.bar .end button:last-of-type';

/** Bots have short names: they are called like people here. */
function giveLongNames(page: Page): Promise<void> {
  return page.evaluate((long) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (/^(Aiko|Dohyun|Ola|Wei|Jonas)$/.test(node.textContent ?? '')) node.textContent = long;
  }, LONG);
}

/** Through the menu: the table stays as it is. */
async function speak(page: Page, language: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(MENU).click();
  await page.locator('dialog .select').first().selectOption(language);
  await page.keyboard.press('Escape');
}

const bomb = seedWhere('matgo', {}, isAsked('DECLARE_BOMB')).seed;

/** A table, and what the player does before everybody looks at it. */
const MOMENTS: readonly (readonly [name: string, address: string, reach: (player: Player) => Promise<unknown>])[] = [
  ['a turn of Koi-Koi', addressOf('koikoi', { seed: SEED, rules: {} }), (player) => player.move()],
  ['a turn of Go-Stop', addressOf('gostop', { seed: SEED, rules: {} }), (player) => player.move()],
  [
    'a bomb at Matgo',
    addressOf('matgo', { seed: bomb, rules: {} }),
    ({ page }) => page.locator('.decision .answer').last().click(),
  ],
  ['the auction of Tysiąc', addressOf('tysiac', { seed: SEED, rules: {} }), () => Promise.resolve()],
  [
    'a trick of Tysiąc with four',
    addressOf('tysiac', { seed: SEED, rules: {}, seats: 4 }),
    async (player) => {
      while ((await player.page.locator('.t-trick').count()) === 0) await player.move();
    },
  ],
  ['a turn of Check', addressOf('check', { seed: SEED, rules: {} }), (player) => player.move()],
];

it.each(MOMENTS)('nothing lies over anything else, with long names, in every language: %s', async (_, at, reach) => {
  const page = await site.visitor({}, { name: LONG });
  await page.goto(site.url);
  await visit(page, at, '.mat .card, .decision');
  const player = new Player(page);
  await player.asked();
  await reach(player);
  await player.asked();
  await still(page);
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    await giveLongNames(page);
    for (const what of await overlaps(page)) found.push(`${language} ${what}`);
  }
  expect(found).toEqual([]);
});

it('long names stay inside the waiting and the hand-over screens', async () => {
  const page = await site.visitor({}, { name: LONG });
  await page.goto(site.url);
  await visit(page, addressOf('koikoi', { humans: 2, seed: SEED }), '.cover');
  expect(await overlaps(page)).toEqual([]);
  const table = await page.evaluate(
    async (wanted) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) });
      const seated: { table_id: string } = await answer.json();
      localStorage.setItem('madang.seats', JSON.stringify([seated]));
      return seated.table_id;
    },
    { game: 'gostop', seats: [{ ...PERSON, name: LONG }, PERSON, PERSON] },
  );
  await visit(page, `/tables/${table}`, '.waiting');
  expect(await overlaps(page)).toEqual([]);
});
