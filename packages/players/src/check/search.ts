import { type Action, type Round, rankOf } from '@madang/engine/check';
import type { CloserLook, SearchLevels, SearchPlan } from '../strong/plan.ts';

const PLAN: SearchPlan = { width: 4, prior: 20, own: 'network', others: 'both', until: 1, pool: 0 };

/** Whether to call: a call is played to the end, and so is what it is compared with. The network would not know what others did. */
const CALL: CloserLook = {
  at: ({ stage, inFinalTurns }: Round) => inFinalTurns || stage === 'draw' || stage === 'turnEnd',
  ...{ width: 4, times: 1, until: 'end' },
  apart: ({ type }: Action) => type === 'callCheck',
};

export const search: SearchLevels = {
  strong: { ...PLAN, iterations: 400 },
  master: {
    ...{ ...PLAN, width: 8, others: 'style', pool: 128, temperature: 0.02, kindOf: rankOf, iterations: 600 },
    closer: CALL,
  },
};
