import type { Outcome, Seat } from '@madang/engine';
import type { Round } from '@madang/engine/gostop';

/** What one point brings in this round: its gold, times what earlier 나가리 left. It changes no choice, so it is divided out. */
export function unitOf({ setup }: Round): number {
  return (setup.rules.gold ? setup.rules.goldPerPoint : 1) * setup.carry.multiplier;
}

/** What the seat was paid less what it paid, in points of this round. Gold with which a seat begins again is no gain. */
export function pointsPaid({ claims }: Outcome, round: Round, seat: Seat): number {
  let paidToIt = 0;
  for (const { seat: winner, from, total, paid = total } of claims) {
    if (from === null) continue;
    if (winner === seat) paidToIt += paid;
    if (from === seat) paidToIt -= paid;
  }
  return paidToIt / unitOf(round);
}

/** Points of a worth of 1, while they are few. */
export const POINTS = 15;
/** A payment of so many points counts half. */
const LARGE = 50;

/**
 * What was paid, with large payments cut softly: goes and doublings multiply, so that few rounds would decide what is
 * learned. This wins more rounds and more points than the points themselves (learner/README.md).
 */
export function worth(outcome: Outcome, round: Round, seat: Seat): number {
  const points = pointsPaid(outcome, round, seat);
  return points / (1 + Math.abs(points) / LARGE) / POINTS;
}

/** What is paid, in the currency of the table. */
export function points(value: number, round: Round): number {
  const cut = Math.min(0.9 * LARGE, Math.max(-0.9 * LARGE, value * POINTS));
  return (cut / (1 - Math.abs(cut) / LARGE)) * unitOf(round);
}
