import type { Outcome, Seat } from '@madang/engine';
import { lead } from '../lead.ts';

const POINTS = 100;

/** The lead in points. */
export function worth(outcome: Outcome, _round: unknown, seat: Seat): number {
  return lead(outcome, seat) / POINTS;
}

export function points(value: number): number {
  return value * POINTS;
}
