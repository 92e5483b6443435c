import type { Outcome, Seat } from '@madang/engine';

/** The own share of the win, less what is everybody's. */
export function worth({ winners, points }: Outcome, _round: unknown, seat: Seat): number {
  return (winners.includes(seat) ? 1 / winners.length : 0) - 1 / points.length;
}

/** The chance to win, above an even share. */
export function points(value: number): number {
  return value;
}
