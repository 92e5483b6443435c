import type { Action, AnyState, Carry, Outcome, Seat } from '@madang/engine';

/** Compact: enough to replay the match. Delta: the changes made by each step, so that no engine is needed. */
export const LOG_MODES = ['compact', 'delta'] as const;
export type LogMode = (typeof LOG_MODES)[number];

/** Follows one match after another and makes a line of each. */
export interface MatchLog {
  dealt?(state: AnyState): void;
  acted(seat: Seat, action: Action, state: AnyState): void;
  ended(outcome: Outcome, state: AnyState): void;
  /** The line of the match that has ended. `hour` is null if the first line of the log has it. */
  line(number: number, carry: Carry, hour: number | null): object;
}
