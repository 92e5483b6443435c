import type { SearchLevels, SearchPlan } from '../strong/plan.ts';

const PLAN: SearchPlan = { width: 4, prior: 20, own: 'network', others: 'network', until: 1, pool: 0 };

export const search: SearchLevels = {
  strong: { ...PLAN, iterations: 250 },
  master: { ...PLAN, others: 'style', until: 3, pool: 128, temperature: 0.03, iterations: 2000 },
};
