import type { SearchLevels, SearchPlan } from '../strong/plan.ts';

const PLAN: SearchPlan = { width: 6, prior: 20, own: 'network', others: 'policy', until: 'end', pool: 0 };

export const search: SearchLevels = {
  medium: 200,
  strong: { ...PLAN, iterations: 150 },
  master: { ...PLAN, pool: 256, iterations: 640 },
};
