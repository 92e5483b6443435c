import { readFileSync } from 'node:fs';
import { type Action, type AnyGame, type AnyState, apply, type Card, CardSet, Match, seedFrom } from '@madang/engine';
import { matgo } from '@madang/engine/gostop';
import { ownFaces } from '@madang/engine/internal';
import { koikoi } from '@madang/engine/koikoi';
import { tysiac } from '@madang/engine/tysiac';
import { type AnyPlayer, randomPlayer } from '@madang/players';
import { describe, expect, it } from 'vitest';
import { type Compared, type Comparison, compare } from '../compare.ts';
import { playersAt } from '../find-player.ts';
import { analysisOf } from '../games.ts';
import type { Interval } from '../running-mean.ts';
import { corrected } from './corrected.ts';
import { DrawLuck, type LuckMeasure } from './draw-luck.ts';
import { tableLuck } from './table-luck.ts';

const INDEX = readFileSync(new URL('../../../players/weights/index.jsonl', import.meta.url), 'utf8');

function seatingOf(game: AnyGame) {
  return { game, rules: game.configure(), seats: 2 };
}

function stockOf(game: AnyGame): LuckMeasure['stock'] {
  const stock = analysisOf(game)?.stock;
  if (!stock) throw new Error(`${game.id} has no stock`);
  return stock;
}

/** Some number that depends on where the cards lie, except for the order of the stock. */
function anything(state: AnyState): number {
  const [, ...places] = state.layout();
  return places.flat().reduce((sum, card, i) => (sum * 31 + card + i) % 1009, 7);
}

function compared(comparison: Omit<Comparison, 'unit' | 'seed'>): Compared & Required<Pick<Compared, 'corrected'>> {
  const last = [...compare({ ...comparison, seed: 'luck', unit: 'round' })].at(-1);
  if (!last?.corrected) throw new Error('luck was not measured');
  return { ...last, corrected: last.corrected };
}

describe.each([koikoi, matgo] as readonly AnyGame[])('the luck of draws at $id', (game) => {
  it('is zero on average; the result without it is the same, with a narrower interval', async () => {
    const seating = seatingOf(game);
    const luck = await tableLuck(seating);
    if (!luck) throw new Error('there is no network');
    const players = (await playersAt(seating, ['network', 'easy'])) as [AnyPlayer, AnyPlayer];
    const { points, wins, corrected: without } = compared({ ...seating, players, deals: 150, luckOf: luck.of });
    expectNear(without.luck, 0);
    expectNear(points, without.points.mean);
    expectNear(wins, without.wins.mean);
    expect(without.gain.wins).toBeGreaterThan(1);
    expect(INDEX).toContain(`"hash":"${luck.network}`);
  });

  it('is zero on average whatever is expected of positions, between equal players', () => {
    const measure = { game, stock: stockOf(game), expectation: anything };
    const luckOf = (seat: number): DrawLuck => new DrawLuck(measure, seat);
    const players = [randomPlayer, randomPlayer] as const;
    const { luck } = compared({ ...seatingOf(game), players, deals: 150, luckOf }).corrected;
    expectNear(luck, 0);
  });
});

/** Within twice the width of the interval to each side: chance alone, or other weights, do not leave it. */
function expectNear({ mean, low, high }: Interval, value: number): void {
  expect(Math.abs(mean - value)).toBeLessThan(high - low);
}

describe.each([
  { drawn: 'one card', game: koikoi as AnyGame, options: {}, inStock: 0 },
  { drawn: 'a bonus card and another', game: matgo as AnyGame, options: { bonusCards: 1 }, inStock: 48 },
])('a draw of $drawn', ({ game, options, inStock }) => {
  it('has luck that adds up to zero over all cards that could come', () => {
    const stock = stockOf(game);
    const state = dealWith(game, options, (dealt) => stock(dealt).includes(inStock));
    const cards = stock(state);
    const [seat] = game.actors(state);
    const draws = (action: Action): boolean => stock(apply(game, state, seat, action)).length < cards.length;
    const action = game.legal(state, seat).find(draws) ?? game.fallback(state, seat);
    let sum = 0;
    let isEverLucky = false;
    for (const [i, top] of cards.entries())
      for (const next of cards.toSpliced(i, 1)) {
        const world = withOnTop(state, cards, [top, next]);
        const luck = new DrawLuck({ game, stock, expectation: anything }, 0);
        luck.dealt(world);
        luck.acted(seat, action, apply(game, world, seat, action));
        sum += luck.sum;
        isEverLucky ||= luck.sum !== 0;
      }
    expect(sum).toBeCloseTo(0, 6);
    expect(isEverLucky).toBe(true);
  });
});

/** The first of many deals that is as wanted. */
function dealWith(game: AnyGame, options: object, isWanted: (state: AnyState) => boolean): AnyState {
  for (let deal = 0; deal < 100; deal++) {
    const setup = { rules: game.configure(options), seats: 2, seed: seedFrom(`luck/${deal}`) };
    const { state } = Match.start(game, setup).match;
    if (isWanted(state)) return state;
  }
  throw new Error('there is no such deal');
}

/** The position with these cards on top of its stock. */
function withOnTop(state: AnyState, cards: readonly Card[], top: readonly Card[]): AnyState {
  const order = [...top, ...cards.filter((card) => !top.includes(card))];
  const faces = ownFaces();
  for (const [i, card] of cards.entries()) faces[card] = order[i];
  return state.relabel(faces, CardSet.from(cards));
}

describe('the result without luck', () => {
  it('takes out what luck explains', () => {
    const deals = Array.from({ length: 100 }, (_, i) => {
      const luck = ((i * 37) % 100) - 49.5;
      return { lead: 2 + 3 * luck + (i % 3), won: null, luck };
    });
    const { points, gain } = corrected(deals);
    expect(points.mean).toBeCloseTo(3, 1);
    expect(gain.points).toBeGreaterThan(1000);
  });

  it('keeps deals without a winner: their luck counts, though nobody won', () => {
    const shares = [null, 1, 0.5, 0.5];
    const deals = Array.from({ length: 40 }, (_, i) => ({ lead: 0, won: shares[i % 4], luck: 0 }));
    expect(corrected(deals).wins.mean).toBeCloseTo(2 / 3);
  });
});

it('a game that flips no cards has no luck of draws', async () => {
  expect(await tableLuck({ game: tysiac, rules: tysiac.configure(), seats: 2 })).toBeUndefined();
});
