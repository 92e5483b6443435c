import type { Action, AnyGame, Kibo } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import type { Decision } from '@madang/lab/review';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type KeptMistake, mistakesOf } from '../src/positions/kept-mistakes.ts';
import { replayedMatch } from '../src/replay/replayed-match.ts';
import { movesOf } from '../src/review/moves.ts';
import { violations } from './axe.ts';
import { Player } from './play.ts';
import { recordOf } from './records.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();
const ME = 0;
const GAME: AnyGame = koikoi;

/** The first choice of a card in this record, with another card as the best one. */
function mistakeIn(kibo: Kibo): { readonly mistake: KeptMistake; readonly card: string } {
  for (const [n, { before, action }] of movesOf(replayedMatch(GAME, { kind: 'kibo', kibo }).plies)) {
    const cards = GAME.actors(before).includes(ME) ? onlyPlays(GAME.legal(before, ME)) : [];
    const best = cards.find(({ index }) => index !== action.index);
    if (!best) continue;
    const [cost, nothing] = [1, 0].map((value) => ({ value, error: 0.1 }));
    const judged = [
      { action: best.index, value: 2, error: 0.1, cost: nothing, mark: null },
      { action: action.index, value: 1, error: 0.1, cost, mark: 'mistake' as const },
    ];
    const round = { actions: judged, best: best.index, cost };
    const decision: Decision = { n, seat: ME, chosen: action.index, round, mark: 'mistake' };
    const review = { number: 1, decisions: [decision], changes: [], dealt: [], accounts: null };
    const [mistake] = mistakesOf(kibo, ME, [review], { unit: 'points', at: 1 });
    return { mistake, card: GAME.cardIds[best.card] };
  }
  throw new Error('no choice in this record');
}

/** Cards that can be played in one way only. */
function onlyPlays(legal: readonly Action[]): readonly (Action & { readonly card: number })[] {
  const plays = legal.flatMap((action) => ('card' in action ? [{ ...action, card: Number(action.card) }] : []));
  return plays.filter(({ card }) => plays.filter((other) => other.card === card).length === 1);
}

/** As a review has kept it. */
function keep(page: Page, mistake: KeptMistake): Promise<void> {
  return page.evaluate(
    ([id, kept]) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('madang-mistakes', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('mistakes');
        opening.onsuccess = () => {
          const change = opening.result.transaction('mistakes', 'readwrite');
          change.objectStore('mistakes').put(JSON.parse(kept), id);
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [mistake.id, JSON.stringify(mistake)],
  );
}

it('a mistake of a reviewed match is asked again until the best action is found', async () => {
  const { mistake, card } = mistakeIn(recordOf('koikoi'));
  const page = await site.visitor();
  await page.goto(site.url);
  await keep(page, mistake);
  await visit(page, '/mistakes', '.mistakes');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /Koi-Koi.*0 of 1 found/ }).click();
  const question = page.getByRole('region', { name: 'What would you play?' });
  await question.getByText('It is your turn. Choose on the table.').waitFor();
  await new Player(page).turn();
  await page.locator(`fieldset.hand [data-card="${card}"]`).click();
  await question.getByText('Yes, that is the best.').waitFor();
  await page.locator(`.mat [data-card="${card}"].is-lit`).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('link', { name: /Koi-Koi.*1 of 1 found/ }).waitFor();
});
