import type { SearchLevels, SearchPlan } from '../strong/plan.ts';

const PLAN: SearchPlan = { width: 4, prior: 20, own: 'policy', others: 'policy', until: 1, pool: 0 };

export const search: SearchLevels = {
  strong: { ...PLAN, iterations: 250 },
  master: { ...PLAN, own: 'network', others: 'network', until: 3, iterations: 1000 },
};
