import type { Outcome, Seat } from '@madang/engine';
import type { Round } from '@madang/engine/gostop';
import type { ReviewPlan } from '../strong/review-plan.ts';
import { POINTS, pointsPaid, unitOf } from './worth.ts';

export const review: ReviewPlan = {
  result: (outcome: Outcome, round: Round, seat: Seat) => pointsPaid(outcome, round, seat) * unitOf(round),
  ...{ own: 'policy', others: 'policy', until: 'decision' },
  // Large payments stay cut: a few of them would decide every comparison.
  inUnit: (value: number, round: Round) => value * POINTS * unitOf(round),
  point: unitOf,
  marks: { inaccuracy: 0.8, mistake: 1.8, blunder: 4 },
};
