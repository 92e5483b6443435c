import { FastRandom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { RunningMean } from '../running-mean.ts';
import { type PairScore, ratingsOf } from './ratings.ts';

/** From 0 up to 1. */
const uniform = (random: FastRandom): number => (random.next() >>> 0) / 2 ** 32;

const PLAYERS = ['one', 'two', 'three'];
/** On the Elo scale. */
const TRUE_RATINGS = [150, 0, -150];

function chance(first: number, second: number, others: number): number {
  return 1 / (1 + others * 10 ** ((TRUE_RATINGS[second] - TRUE_RATINGS[first]) / 400));
}

type Result = Pick<PairScore, 'count' | 'mean' | 'error'>;

/** Every ordered pair at tables with so many others. */
function pairs(others: number, result: (chance: number) => Result): readonly PairScore[] {
  return PLAYERS.flatMap((first, i) =>
    PLAYERS.flatMap((second, k) => (i === k ? [] : [{ first, second, others, ...result(chance(i, k, others)) }])),
  );
}

describe('ratings', () => {
  it.each([1, 2, 3])('are those that the shares of wins follow from, against %i others', (others) => {
    const ratings = ratingsOf(
      PLAYERS,
      pairs(others, (mean) => ({ count: 1e6, mean, error: 1e-3 })),
    );
    for (const [i, { mean }] of ratings.entries()) expect(mean).toBeCloseTo(TRUE_RATINGS[i], 1);
  });

  it('have intervals that miss the truth in about 5 of 100 evaluations', () => {
    let misses = 0;
    const evaluations = 300;
    for (let seed = 1; seed <= evaluations; seed++) {
      const random = new FastRandom(seed);
      const ratings = ratingsOf(
        PLAYERS,
        pairs(1, (won) => {
          const values = new RunningMean();
          for (let deal = 0; deal < 100; deal++) values.add(uniform(random) < won ? 1 : 0);
          return { count: values.count, mean: values.mean, error: values.error };
        }),
      );
      for (const [i, { low, high }] of ratings.entries()) if (low > TRUE_RATINGS[i] || high < TRUE_RATINGS[i]) misses++;
    }
    const share = misses / evaluations / PLAYERS.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.08);
  });

  it('of a player that always wins are finite, with a wide interval', () => {
    const score = { first: 'one', second: 'two', others: 1, count: 50, mean: 1, error: 0 };
    const [{ mean, low, high }] = ratingsOf(['one', 'two'], [score]);
    expect(mean).toBeGreaterThan(200);
    expect(high).toBeLessThan(2000);
    expect(high - low).toBeGreaterThan(100);
  });
});
