import type { Outcome, Seat } from '@madang/engine';

/** The lead in points. */
export function worth({ points }: Outcome, _round: unknown, seat: Seat): number {
  return (points[seat] - points[1 - seat]) / 10;
}
