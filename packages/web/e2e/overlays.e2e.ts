import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { covered } from './covered.ts';
import { cardBefore, endsAtOnce, isAsked, seedWhere } from './deals.ts';
import { faultsOver } from './page-faults.ts';
import type { Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The question fits every size, passes axe, and covers nothing important; after the answer the game goes on. */
async function answered(player: Player, title: string | RegExp, answer: RegExp): Promise<void> {
  const { page } = player;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  expect(await faultsOver(page, '.decision')).toEqual([]);
  expect(await covered(page)).toEqual([]);
  await dialog.getByRole('button', { name: answer }).first().focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await player.asked();
  expect(await focused(page)).not.toBe('BODY');
}

/** What has the focus: a question, the hand or a result, but never nothing. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
}

/** A question: the action type, the rules, the title, and an answer. */
type Question = readonly [
  what: string,
  type: string,
  rules: object,
  title: string | RegExp,
  answer: RegExp,
  when: 'at once' | 'after a card',
];

function asks(game: string, questions: readonly Question[]): void {
  it.each(questions)('%s', async (_, type, rules, title, answer, when) => {
    if (when === 'at once') {
      const { seed } = seedWhere(game, { rules }, isAsked(type));
      return answered(await site.table(game, { rules, seed }), title, answer);
    }
    const { seed, found: card } = seedWhere(game, { rules }, cardBefore(type));
    const player = await site.table(game, { rules, seed });
    await player.turn();
    await player.playCard(player.page.locator(`fieldset.hand [data-card="${card}"]`));
    return answered(player, title, answer);
  });
}

const SOON = { goMinScore: 1, piFrom: 1 };
const THREE = 'You hold three of a month';
const FOUR = 'President: four of a month in your hand';
const CUP = 'The cup: an animal or double junk?';
const WHICH = /Which card does it take/;

/** Stops as soon as possible: the items of the result add up to the total. */
async function stops(game: string): Promise<void> {
  const rules = { ...SOON, rounds: 1 };
  const { seed, found: card } = seedWhere(game, { rules }, cardBefore('DECLARE_STOP'));
  const player = await site.table(game, { rules, seed });
  const { page } = player;
  await player.turn();
  await player.playCard(page.locator(`fieldset.hand [data-card="${card}"]`));
  await page.getByRole('dialog', { name: 'Go or stop?' }).waitFor();
  await page.keyboard.press('s');
  const result = page.getByRole('dialog', { name: 'You win the match' });
  await result.waitFor();
  expect(await faultsOver(page, '.result')).toEqual([]);
  expect(await result.locator('table.claim tbody tr').count()).toBeGreaterThan(0);
  const total = await result.locator('table.claim tfoot td').first().innerText();
  const won = await result.locator('.standings small').first().innerText();
  expect(won).toBe(`+${total}`);
}

describe('matgo 65: overlays for shake, bomb, go/stop, president, 쿵, 국진, match choice, result', () => {
  asks('matgo', [
    ['shake', 'DECLARE_SHAKE', {}, THREE, /Shake/, 'at once'],
    ['bomb', 'DECLARE_BOMB', {}, THREE, /Bomb/, 'at once'],
    ['쿵', 'DECLARE_KUNG', { kung: true }, THREE, /Kung/, 'at once'],
    ['president', 'DECLARE_PRESIDENT', {}, FOUR, /Play on/, 'at once'],
    ['go/stop', 'DECLARE_STOP', SOON, 'Go or stop?', /Go/, 'after a card'],
    ['국진', 'CHOOSE_GUKJIN', { gukjin: 'whenOwned' }, CUP, /Double junk/, 'after a card'],
    ['match choice', 'CHOOSE_CAPTURE_TARGET', { twoMatches: 'ask' }, WHICH, /./, 'after a card'],
  ]);
  it('result', () => stops('matgo'));
});

describe('Go-Stop asks three', () => {
  asks('gostop', [
    ['shake', 'DECLARE_SHAKE', {}, THREE, /Shake/, 'at once'],
    ['bomb', 'DECLARE_BOMB', {}, THREE, /Bomb/, 'at once'],
    ['president', 'DECLARE_PRESIDENT', {}, FOUR, /End the round/, 'at once'],
    ['go/stop', 'DECLARE_STOP', SOON, 'Go or stop?', /Stop/, 'after a card'],
    ['국진', 'CHOOSE_GUKJIN', { gukjin: 'whenOwned' }, CUP, /^\d? ?Animal/, 'after a card'],
    ['match choice', 'CHOOSE_CAPTURE_TARGET', { twoMatches: 'ask' }, WHICH, /./, 'after a card'],
  ]);
  it('result', () => stops('gostop'));
});

describe('Koi-Koi', () => {
  asks('koikoi', [
    ['koi-koi or stop', 'stop', { viewing_yaku: 5 }, 'Koi-koi or stop?', /Koi-koi/, 'after a card'],
    ['which card the turned one takes', 'select', {}, WHICH, /./, 'after a card'],
  ]);

  it.each([
    ['four of a month in the hand win at once', 'TESHI', 'You win the match', '+6'],
    ['four of a month on the field: nobody wins', 'FIELD_KUTTSUKI', 'The match is a tie', '0'],
  ])('%s', async (_, reason, title, points) => {
    const rules = { total_rounds: 1 };
    const { seed } = seedWhere('koikoi', { rules }, endsAtOnce(reason));
    const { page } = await site.table('koikoi', { rules, seed });
    const result = page.getByRole('dialog', { name: title });
    await result.waitFor();
    expect(await result.locator('.standings small').first().innerText()).toBe(points);
    expect(await faultsOver(page, '.result')).toEqual([]);
  });
});
