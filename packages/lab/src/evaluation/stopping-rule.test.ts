import { FastRandom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import type { Compared } from '../compare.ts';
import { FIXED_NUMBER, type Interval, intervalOf, type Reach, RunningMean } from '../running-mean.ts';
import { ANY_NUMBER, isEnough, lookAfter } from './stopping-rule.ts';

type Draw = (random: FastRandom) => number;

/** From 0 up to 1. */
const uniform = (random: FastRandom): number => (random.next() >>> 0) / 2 ** 32;

const normal: Draw = (random) =>
  Math.sqrt(-2 * Math.log(1 - uniform(random))) * Math.cos(2 * Math.PI * uniform(random));

/** Values with the mean 0, as the deals of different games: even, lopsided, rarely something. */
const LAWS: Readonly<Record<string, Draw>> = {
  normal,
  'a coin': (random) => (random.below(2) === 0 ? 1 : -1),
  lopsided: (random) => -Math.log(1 - uniform(random)) - 1,
  'rarely much': (random) => (random.below(20) === 0 ? 19 : -1),
};

const EVALUATIONS = 400;
const DEALS = 2000;

/** Of many evaluations, the share whose interval misses the truth at one of the looks. */
function missesAtAnyLook(draw: Draw, reach: Reach): number {
  let misses = 0;
  for (let seed = 1; seed <= EVALUATIONS; seed++) {
    const random = new FastRandom(seed);
    const values = new RunningMean();
    for (let look = lookAfter(0); look <= DEALS; look = lookAfter(look)) {
      while (values.count < look) values.add(draw(random));
      const { low, high } = intervalOf(values, reach);
      if (low <= 0 && high >= 0) continue;
      misses++;
      break;
    }
  }
  return misses / EVALUATIONS;
}

describe('intervals that hold at any number of deals', () => {
  it.each(Object.entries(LAWS))(
    'miss the truth of %s values at some look in at most 5 of 100 evaluations',
    (_, draw) => {
      expect(missesAtAnyLook(draw, ANY_NUMBER)).toBeLessThanOrEqual(0.05);
    },
  );

  it('are needed: with the usual interval, whoever looks often finds a difference that is not there', () => {
    expect(missesAtAnyLook(normal, FIXED_NUMBER)).toBeGreaterThan(0.2);
  });

  it('are at most 1.65 times as wide from 1,000 to 10,000 deals', () => {
    for (const deals of [1000, 2000, 5000, 10_000]) expect(ANY_NUMBER(deals) / 1.96).toBeLessThan(1.65);
  });
});

describe('a rule', () => {
  const even: Interval = { mean: 0.5, low: 0.48, high: 0.52 };
  const result = (points: Interval, wins = even): Compared => ({ deals: 100, points, own: points, wins, decided: 1 });

  it('"better" is fulfilled when the interval is on one side of 0', () => {
    const rule = { until: 'better' } as const;
    expect(isEnough(rule, result({ mean: 1, low: 0.1, high: 1.9 }))).toBe(true);
    expect(isEnough(rule, result({ mean: -1, low: -1.9, high: -0.1 }))).toBe(true);
    expect(isEnough(rule, result({ mean: 1, low: -0.1, high: 2.1 }))).toBe(false);
  });

  it('±0.1 is fulfilled when the interval reaches so far to each side, in points or in wins', () => {
    const wide = { mean: 1, low: 0, high: 2 };
    expect(isEnough({ until: 'within', of: 'points', half: 1 }, result(wide))).toBe(true);
    expect(isEnough({ until: 'within', of: 'points', half: 0.9 }, result(wide))).toBe(false);
    expect(isEnough({ until: 'within', of: 'wins', half: 0.03 }, result(wide))).toBe(true);
    expect(isEnough({ until: 'within', of: 'wins', half: 0.01 }, result(wide))).toBe(false);
  });

  it('±3% is not fulfilled by an interval that ends at 100 % and reaches further to the other side', () => {
    const nearlyAll = { mean: 0.99, low: 0.95, high: 1 };
    expect(isEnough({ until: 'within', of: 'wins', half: 0.03 }, result(even, nearlyAll))).toBe(false);
  });

  it('is asked by the result without the luck of draws, where there is one', () => {
    const points = { mean: 1, low: 0.5, high: 1.5 };
    const luck = { mean: 0, low: 0, high: 0 };
    const compared = {
      ...result({ mean: 1, low: -1, high: 3 }),
      corrected: { points, wins: even, luck, gain: { points: 4, wins: 1 } },
    };
    expect(isEnough({ until: 'better' }, compared)).toBe(true);
  });
});
