import type { Outcome, Seat } from '@madang/engine';

/** The seat's points, less the mean of the others'. */
export function lead({ points }: Pick<Outcome, 'points'>, seat: Seat): number {
  const all = points.reduce((sum, value) => sum + value, 0);
  return points[seat] - (all - points[seat]) / (points.length - 1);
}
