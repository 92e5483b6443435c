import { afterAll, describe, expect, it } from 'vitest';
import { Crowd } from './attacks/crowd.ts';
import { ATTACKS } from './attacks/index.ts';
import { FULL, type Sizes } from './attacks/sizes.ts';

const SMALL: Sizes = {
  players: 4,
  pace: 20,
  seconds: 0.2,
  perSecond: 60,
  moves: 20,
  finishedTables: 20,
  abandonedTables: 200,
  ghosts: 5,
  upgrades: 20,
  returning: 8,
  busyTables: 2,
  unfinishedTables: 20,
  hostile: 1000,
  spectators: 20,
  moving: 8,
};

// Every attack at a small size fills its row. Bounds of time are not tested here: they need an idle machine.
afterAll(() => Crowd.end());

describe('the attacks of `bench server --attacks`', () => {
  it.each(Object.entries(ATTACKS))('%s', async (_, attack) => {
    const { attack: name, quiet, under, checks } = await attack(SMALL);
    expect(name).not.toBe('');
    expect(quiet === null).toBe(under === null);
    for (const noticed of [quiet, under]) {
      if (!noticed) continue;
      expect(noticed.actions).toBeGreaterThan(0);
      expect(noticed.p99).toBeGreaterThan(0);
      expect(noticed).toMatchObject({ broken: 0, refused: 0 });
    }
    expect(checks.length).toBeGreaterThan(0);
    for (const { measured, bound } of checks) expect(`${measured} (${bound})`).not.toMatch(/NaN|undefined|–/);
  });

  it('are as large as the bounds were set for, unless told otherwise', () => {
    expect(FULL).toMatchObject({ perSecond: 150, abandonedTables: 200_000, upgrades: 1_500, unfinishedTables: 10_000 });
  });
});
