import type { LevelTable } from '../levels/level-table.ts';

const deals = { medium: 6000, strong: 2000, master: 2000 };

export const koikoiTables: readonly LevelTable[] = [
  {
    title: 'Koi-Koi',
    ...{ rules: { ruleset: 'seed' }, seats: 2, by: 'points', deals },
    goals: { medium: 0.35, strong: 1, master: 1.4 },
    fresh: { medium: 2000, strong: 2000, master: 500 },
    matches: { rules: { ruleset: 'seed' }, deals: 150, length: '12 rounds' },
  },
  { title: 'Koi-Koi, `nintendo`', rules: { ruleset: 'nintendo' }, seats: 2, by: 'points', deals },
  { title: 'Koi-Koi, `koikoi_japan`', rules: { ruleset: 'koikoi_japan' }, seats: 2, by: 'points', deals },
];
