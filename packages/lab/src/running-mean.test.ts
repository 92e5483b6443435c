import { describe, expect, it } from 'vitest';
import { type Interval, RunningMean, shareOfMean } from './running-mean.ts';

function shareOf(...values: readonly number[]): Interval {
  const mean = new RunningMean();
  for (const value of values) mean.add(value);
  return shareOfMean(mean);
}

describe('the interval of a share', () => {
  it('stays between 0 and 1', () => {
    expect(shareOf(1, 1, 0)).toMatchObject({ low: expect.closeTo(0.01, 2), high: 1 });
    expect(shareOf(0, 0, 1)).toMatchObject({ low: 0, high: expect.closeTo(0.99, 2) });
  });

  it('is not a point where all deals were won, or all lost: after 100 the truth may be 4 of 100 away', () => {
    const all = shareOf(...new Array<number>(100).fill(1));
    expect(all).toEqual({ mean: 1, low: expect.closeTo(0.963, 3), high: 1 });
    const none = shareOf(...new Array<number>(100).fill(0));
    expect(none).toEqual({ mean: 0, low: 0, high: expect.closeTo(0.037, 3) });
  });

  it('is a point where every deal is even, as between a player and itself', () => {
    expect(shareOf(0.5, 0.5, 0.5)).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
  });

  it('is everything where nothing was seen', () => {
    expect(shareOf()).toEqual({ mean: 0, low: 0, high: 1 });
  });
});
