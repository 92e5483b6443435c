import type { ReviewPlan } from '../strong/review-plan.ts';
import { worth } from './worth.ts';

/** Whatever a match counts, a round is played for its win. */
export const review: ReviewPlan = {
  result: worth,
  ...{ own: 'network', others: 'policy', until: 'decision' },
  marks: { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 },
};
