import type { LevelTable } from '../levels/level-table.ts';

const CORE = { ruleset: 'kr-gostop-core-v1' };
const HOUSE = { ruleset: 'kr-matgo-house-v1' };
const deals = { medium: 6000, strong: 2500, master: 2000 };
const fresh = { medium: 2000, strong: 1500, master: 1000 };
/** A match by the core rules is one round. */
const RATED_ROUNDS = { easy: 100, medium: 100, strong: 200, master: 200 };

export const gostopTables: readonly LevelTable[] = [
  {
    title: 'Go-Stop, 3 players',
    ...{ rules: CORE, seats: 3, by: 'wins', deals },
    goals: { medium: 0.37, strong: 0.42, master: 0.44 },
    fresh,
    rated: { deals: RATED_ROUNDS },
    matches: { rules: { ...CORE, rounds: 10 }, deals: 100, length: '10 rounds' },
  },
];

export const matgoTables: readonly LevelTable[] = [
  {
    title: 'Matgo, house rules',
    ...{ rules: HOUSE, seats: 2, by: 'wins', deals },
    goals: { medium: 0.54, strong: 0.6, master: 0.62 },
    fresh: { ...fresh, master: 600 },
    matches: { rules: HOUSE, deals: 150, length: '10 rounds' },
  },
  { title: 'Matgo, core rules', rules: CORE, seats: 2, by: 'wins', deals, rated: { deals: RATED_ROUNDS } },
];
