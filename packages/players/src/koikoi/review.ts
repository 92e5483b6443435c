import { lead } from '../lead.ts';
import type { ReviewPlan } from '../strong/review-plan.ts';

export const review: ReviewPlan = {
  result: (outcome, _round, seat) => lead(outcome, seat),
  ...{ own: 'network', others: 'network', until: 'decision' },
  marks: { inaccuracy: 0.3, mistake: 0.65, blunder: 1.5 },
};
