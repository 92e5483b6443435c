import { Phase, type Round } from '@madang/engine/tysiac';
import type { SearchLevels, SearchPlan } from '../strong/plan.ts';

const PLAN: SearchPlan = {
  ...{ width: 6, prior: 20, own: 'network', others: 'both', until: 'end', pool: 0 },
  // The network judges the exchange badly, and a hand is lost by it.
  closer: { at: ({ phase }: Round) => phase === Phase.TalonExchange, width: 12, times: 4 },
};

export const search: SearchLevels = {
  medium: 200,
  strong: { ...PLAN, iterations: 150 },
  master: {
    ...{ ...PLAN, others: 'style', pool: 288, temperature: 0.05, iterations: 640 },
    reads: ({ phase }: Round) => phase === Phase.Play,
  },
};
