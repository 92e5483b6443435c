import type { SearchLevels, SearchPlan } from '../strong/plan.ts';

const PLAN: SearchPlan = { width: 4, prior: 20, own: 'network', others: 'policy', until: 1, pool: 0 };

export const search: SearchLevels = {
  strong: { ...PLAN, iterations: 200 },
  master: { ...PLAN, width: 8, others: 'style', pool: 256, temperature: 0.02, iterations: 1000 },
};
