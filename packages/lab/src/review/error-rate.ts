import type { Seat } from '@madang/engine';
import { MARKS, type Mark } from './decision.ts';
import type { Review, RoundReview } from './review.ts';

/** What the decisions of a player cost on average, and how many were marked. */
export interface ErrorRate {
  readonly decisions: number;
  readonly rounds: number;
  /** The mean cost of a decision. */
  readonly mean: number;
  /** The 95 % interval; one round is one sample, because its decisions depend on each other. Infinite for one round. */
  readonly low: number;
  readonly high: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** A seat of a review. */
interface ReviewedSeat {
  readonly review: Review;
  readonly seat: Seat;
}

/** Of all the seats together, without what the clock or a bot played for them. */
export function errorRate(seats: readonly ReviewedSeat[]): ErrorRate {
  const rounds = seats.flatMap(({ review, seat }) => review.rounds.map((round) => sumOf(round, seat)));
  const played = rounds.filter(({ decisions }) => decisions > 0);
  const decisions = played.reduce((sum, round) => sum + round.decisions, 0);
  const mean = decisions === 0 ? 0 : played.reduce((sum, { cost }) => sum + cost, 0) / decisions;
  const squares = played.reduce((sum, round) => sum + (round.cost - mean * round.decisions) ** 2, 0);
  const n = played.length;
  const error = n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt((squares * n) / (n - 1)) / decisions;
  const marks = Object.fromEntries(
    MARKS.map((mark) => [
      mark,
      played.reduce((sum, round) => sum + round.marks.filter((each) => each === mark).length, 0),
    ]),
  ) as Record<Mark, number>;
  return { decisions, rounds: n, mean, low: mean - 1.96 * error, high: mean + 1.96 * error, marks };
}

function sumOf({ decisions }: RoundReview, seat: Seat) {
  const own = decisions.filter((decision) => decision.seat === seat && decision.by === undefined);
  return {
    decisions: own.length,
    cost: own.reduce((sum, { round: { cost } }) => sum + cost.value, 0),
    marks: own.map(({ mark }) => mark),
  };
}
