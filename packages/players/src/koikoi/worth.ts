import type { Outcome, Seat } from '@madang/engine';

const POINTS = 10;

/** The lead in points. */
export function worth({ points }: Outcome, _round: unknown, seat: Seat): number {
  return (points[seat] - points[1 - seat]) / POINTS;
}

export function points(value: number): number {
  return value * POINTS;
}
