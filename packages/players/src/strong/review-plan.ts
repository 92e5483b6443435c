import type { AnyState, Outcome, Seat } from '@madang/engine';

/** From which cost on, in the unit of the game, a decision is called by each name. */
export interface MarkBounds {
  readonly inaccuracy: number;
  readonly mistake: number;
  readonly blunder: number;
}

/** How decisions of a game are reviewed. */
export interface ReviewPlan {
  /** What a round brought a seat, in the unit of the game. Over all seats it adds up to 0. */
  result(outcome: Outcome, state: AnyState, seat: Seat): number;
  /** Who plays on after an action that is tried, for the own seat and for the others; `both` as in a search. */
  readonly own: 'network' | 'policy';
  readonly others: 'network' | 'policy' | 'both';
  /** Where the quick policy plays better than the network, it plays on in its place. */
  policyIsBetter?(state: AnyState): boolean;
  /** Where trying ends: at the next own decision, by what the network expects there, or at the end of the round. */
  readonly until: 'decision' | 'end';
  /** What a worth that was tried is in that unit; by default by `points` of the game. */
  inUnit?(worth: number, state: AnyState): number;
  /** What one point of the bounds is in this round; by default 1. */
  point?(state: AnyState): number;
  /** From the costs of the levels (docs/review.md). */
  readonly marks: MarkBounds;
}
