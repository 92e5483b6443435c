import { koikoi } from '@madang/engine/koikoi';
import { type AnyPlayer, playerOf } from '@madang/players';
import { describe, expect, it } from 'vitest';
import { type Compared, compare } from './compare.ts';
import { type Contest, compareOnWorkers } from './compare-on-workers.ts';

function compared(first: string, second: string, deals: number, unit: 'round' | 'match' = 'round'): Compared {
  const players = [first, second].map((name) => playerOf(koikoi, name)) as [AnyPlayer, AnyPlayer];
  const steps = compare({ game: koikoi, rules: koikoi.configure(), seats: 2, players, deals, seed: 'test', unit });
  let last: Compared | undefined;
  for (const step of steps) last = step;
  if (!last) throw new Error('nothing was played');
  return last;
}

describe('duplicate deals', () => {
  it('find greedy at least 3 points a round better than random', () => {
    const { points, wins } = compared('greedy', 'random', 400);
    expect(points.low).toBeGreaterThan(3);
    expect(wins.low).toBeGreaterThan(0.7);
  });

  it('find no difference between greedy and itself: it always plays the same, so luck cancels out', () => {
    const { points, wins } = compared('greedy', 'greedy', 60);
    expect(points).toEqual({ mean: 0, low: 0, high: 0 });
    expect(wins.mean).toBe(0.5);
  });

  it('have an interval that contains the truth: random against random is even', () => {
    const { points } = compared('random', 'random', 400);
    expect(points.low).toBeLessThan(0);
    expect(points.high).toBeGreaterThan(0);
  });

  it('can compare whole matches', () => {
    expect(compared('greedy', 'random', 6, 'match').points.mean).toBeGreaterThan(20);
  });

  it('give the same result on any number of cores', async () => {
    const contest: Contest = {
      ...{ game: 'koikoi', rules: {}, seats: 2, players: ['greedy', 'random'] },
      ...{ seed: 'test', unit: 'round', budget: 0 },
    };
    const alone = compared('greedy', 'random', 30);
    for (const workers of [1, 2]) expect(await compareOnWorkers({ contest, deals: 30, workers })).toEqual(alone);
  });
});
