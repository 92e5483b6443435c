import type { LevelTable } from '../levels/level-table.ts';

const SEED = { ruleset: 'seed' };
/** A match ends after so many hands whatever the scores are, so that every evaluation ends. */
const BOUNDED = { maxHands: 200 };
const deals = { medium: 4000, strong: 1500, master: 1000 };
const FRESH_FOR_TWO = { medium: 2000, strong: 1500, master: 400 };
const FRESH_FOR_MORE = { medium: 2000, strong: 600, master: 400 };

export const tysiacTables: readonly LevelTable[] = [
  {
    title: 'Tysiąc, 2 players',
    ...{ rules: SEED, seats: 2, by: 'points', deals },
    goals: { medium: 40, strong: 58, master: 65 },
    fresh: FRESH_FOR_TWO,
    rated: { changes: BOUNDED, deals: { easy: 40, medium: 40, strong: 12, master: 6 } },
  },
  {
    title: 'Tysiąc, 3 players',
    ...{ rules: SEED, seats: 3, by: 'points', deals },
    goals: { medium: 15, strong: 23, master: 28 },
    fresh: FRESH_FOR_MORE,
    matches: { rules: { ...SEED, ...BOUNDED }, deals: 60, length: 'to 1000 points' },
  },
  {
    title: 'Tysiąc, 4 players',
    ...{ rules: SEED, seats: 4, by: 'points', deals },
    goals: { medium: 9, strong: 15, master: 19 },
    fresh: { ...FRESH_FOR_MORE, master: 500 },
  },
  {
    title: 'Tysiąc, `polish`, 3 players',
    ...{ rules: { ruleset: 'polish' }, seats: 3, by: 'points', deals },
    rated: { changes: BOUNDED, deals: { easy: 24, medium: 24, strong: 8, master: 4 } },
  },
];
