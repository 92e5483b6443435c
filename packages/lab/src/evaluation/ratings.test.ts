import { FastRandom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { FIXED_NUMBER, intervalOf, type Reach, RunningMean } from '../running-mean.ts';
import { type PairScore, ratingsOf } from './ratings.ts';
import { ANY_NUMBER } from './stopping-rule.ts';

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

/** Of many evaluations, the share of ratings whose interval misses the truth. */
function shareOfMisses(reach: Reach, isOver: (values: RunningMean) => boolean): number {
  const evaluations = 300;
  let misses = 0;
  for (let seed = 1; seed <= evaluations; seed++) {
    const random = new FastRandom(seed);
    const scores = pairs(1, (won) => {
      const values = new RunningMean();
      do values.add(uniform(random) < won ? 1 : 0);
      while (!isOver(values));
      return { count: values.count, mean: values.mean, error: values.error };
    });
    for (const [i, { low, high }] of ratingsOf(PLAYERS, scores, reach).entries())
      if (low > TRUE_RATINGS[i] || high < TRUE_RATINGS[i]) misses++;
  }
  return misses / evaluations / PLAYERS.length;
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
    const share = shareOfMisses(FIXED_NUMBER, (values) => values.count === 100);
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.08);
  });

  it('miss it no more often where each pair is played until one is better', () => {
    const isBetter = (values: RunningMean): boolean => {
      const { low, high } = intervalOf(values, ANY_NUMBER);
      return values.count === 1000 || (values.count >= 300 && values.count % 50 === 0 && (low > 0.5 || high < 0.5));
    };
    expect(shareOfMisses(ANY_NUMBER, isBetter)).toBeLessThanOrEqual(0.05);
  });

  it('of a player that always wins are finite, with a wide interval', () => {
    const score = { first: 'one', second: 'two', others: 1, count: 50, mean: 1, error: 0 };
    const [{ mean, low, high }] = ratingsOf(['one', 'two'], [score]);
    expect(mean).toBeGreaterThan(200);
    expect(high).toBeLessThan(2000);
    expect(high - low).toBeGreaterThan(100);
  });
});
