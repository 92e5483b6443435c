import type { Action, AnyState, Carry, Outcome, Seat } from '@madang/engine';

/** Compact: what is needed to play the match again. Delta: what each step changed, so that no engine is needed. */
export const LOG_MODES = ['compact', 'delta'] as const;
export type LogMode = (typeof LOG_MODES)[number];

/** Looks on at matches, one after the other, and makes a line of each. */
export interface MatchLog {
  dealt?(state: AnyState): void;
  acted(seat: Seat, action: Action, state: AnyState): void;
  ended(outcome: Outcome, state: AnyState): void;
  /** The match is over: its line. The next one begins. `hour` is null where the file's first line says it. */
  line(number: number, carry: Carry, hour: number | null): object;
}
