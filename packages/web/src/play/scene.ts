import type { Json, Outcome } from '@madang/engine';

export interface Ended<V extends Json = Json> {
  readonly round: number;
  readonly outcome: Outcome;
  readonly scores: readonly number[];
  /** The position in which the round ended. */
  readonly view: V;
  /** It continues by itself after a time to read. */
  readonly isPassing: boolean;
}

export interface LogLine {
  readonly id: number;
  readonly round: number;
  readonly text: string;
}
