import { Phase, type Round } from '@madang/engine/tysiac';
import { lead } from '../lead.ts';
import type { ReviewPlan } from '../strong/review-plan.ts';

export const review: ReviewPlan = {
  result: (outcome, _round, seat) => lead(outcome, seat),
  ...{ own: 'network', others: 'both', until: 'end' },
  // The network discards and passes on cards badly (docs/review.md).
  policyIsBetter: ({ phase }: Round) => phase === Phase.TalonExchange,
  marks: { inaccuracy: 10, mistake: 25, blunder: 70 },
};
