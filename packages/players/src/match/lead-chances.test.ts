import { describe, expect, it } from 'vitest';
import type { SeriesForm } from './game-match.ts';
import { LeadChances } from './lead-chances.ts';
import { SampledChances } from './sampled-chances.ts';
import type { RoundResult } from './standing.ts';

const form: SeriesForm = {
  kind: 'series',
  rounds: 6,
  unit: 1,
  afterDraw: 'same',
  starterOf: () => 0,
  factorOf: () => 1,
};

/** A round is a coin: one point for either seat. */
const COIN: readonly RoundResult[] = [
  { count: 1, points: [1, 0] },
  { count: 1, points: [0, 1] },
];

describe('the chances of two seats', () => {
  const of = (scores: readonly number[], left: number, factor = 1): number =>
    new LeadChances(form, COIN).of({ scores, starter: 0, factor, left }, 0);

  it('are those of the coins that are left', () => {
    expect(of([0, 0], 5)).toBeCloseTo(1 / 2);
    expect(of([1, 0], 1)).toBeCloseTo(3 / 4);
    expect(of([1, 0], 2)).toBeCloseTo(3 / 4);
    expect(of([2, 0], 2)).toBeCloseTo(7 / 8);
    expect(of([0, 3], 3)).toBeCloseTo(1 / 16);
  });

  it('are 0 or 1 when no round is left, and when the rounds left cannot change the winner', () => {
    expect(of([1, 0], 0)).toBe(1);
    expect(of([0, 1], 0)).toBe(0);
    expect(of([1, 1], 0)).toBe(1 / 2);
    expect(of([4, 0], 3)).toBeCloseTo(1);
  });

  it('count the next round as often as it is multiplied', () => {
    expect(of([1, 0], 1, 2)).toBeCloseTo(1 / 2);
    expect(of([0, 1], 1, 4)).toBeCloseTo(1 / 2);
  });

  it('know that the starter has an advantage, and that the winner starts', () => {
    const chances = new LeadChances(form, [
      { count: 3, points: [1, 0] },
      { count: 1, points: [0, 1] },
    ]);
    expect(chances.of({ scores: [0, 0], starter: 0, factor: 1, left: 1 }, 0)).toBeCloseTo(3 / 4);
    expect(chances.of({ scores: [0, 0], starter: 1, factor: 1, left: 1 }, 0)).toBeCloseTo(1 / 4);
    // Two wins in a row, or one each: 9/16 + (3/4 · 1/4 + 1/4 · 1/4) / 2.
    expect(chances.of({ scores: [0, 0], starter: 0, factor: 1, left: 2 }, 0)).toBeCloseTo(11 / 16);
  });
});

describe('the chances of more seats', () => {
  it('come near to the exact ones', () => {
    const dice: readonly RoundResult[] = [0, 1, 2].map((winner) => ({
      count: 1,
      points: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)),
    }));
    const chances = new SampledChances(form, dice);
    const of = (scores: readonly number[], left: number): number =>
      chances.of({ scores, starter: 1, factor: 1, left }, 0);
    expect(of([0, 0, 0], 1)).toBeCloseTo(1 / 3, 1);
    expect(of([1, 0, 0], 1)).toBeCloseTo(1 / 3 + 2 / 3 / 2, 1);
    expect(of([2, 0, 0], 1)).toBe(1);
    expect(of([0, 2, 0], 1)).toBe(0);
  });
});
