import type { LevelTable } from '../levels/level-table.ts';

const SEED = { ruleset: 'seed' };
const FOR_TWO = { medium: 5000, strong: 3000, master: 2000 };
const FOR_FOUR = { medium: 4000, strong: 2000, master: 1200 };

export const checkTables: readonly LevelTable[] = [
  {
    title: 'Check, 2 players',
    ...{ rules: SEED, seats: 2, by: 'wins', deals: FOR_TWO },
    goals: { medium: 0.54, strong: 0.56, master: 0.6 },
    fresh: { medium: 3000, strong: 3000, master: 4000 },
    rated: { deals: { easy: 100, medium: 100, strong: 60, master: 60 } },
  },
  {
    title: 'Check, 4 players',
    ...{ rules: SEED, seats: 4, by: 'wins', deals: FOR_FOUR },
    goals: { medium: 0.33, strong: 0.35, master: 0.4 },
    fresh: { medium: 2000, strong: 2000, master: 800 },
    matches: { rules: { ...SEED, rounds: 10 }, deals: 80, length: '10 rounds' },
  },
  {
    title: 'Check, `strict`, 4 players',
    ...{ rules: { ruleset: 'strict' }, seats: 4, by: 'wins', deals: FOR_FOUR },
  },
];
