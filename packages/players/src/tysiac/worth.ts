import type { Outcome, Seat } from '@madang/engine';
import { lead } from '../lead.ts';

/** The lead in points. */
export function worth(outcome: Outcome, _round: unknown, seat: Seat): number {
  return lead(outcome, seat) / 100;
}
