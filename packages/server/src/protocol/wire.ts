import type { Action, AnyHappening, Viewer } from '@madang/engine';
import type { TableState } from '../table/table.ts';

/** An event without its envelope: `event_id` and `timestamp` are added when it is sent. */
export interface Body {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** Why a command was not carried out. */
export interface ErrorBody extends Body {
  readonly event: 'TurnError';
  readonly error_code: string;
  readonly message: string;
  readonly retry_allowed: boolean;
  readonly retry_after_ms?: number | undefined;
}

/**
 * How a game speaks on the socket. Koi-Koi has events of its own (docs/protocol.md 1); the others share one dialect
 * (`common/`).
 * All of it is pure: what a viewer is told follows from the log alone, the same after a restart and on every node.
 */
export interface Wire<Memory = unknown> {
  /** What the wire must remember beyond the match (the order in which cards came to lie). */
  begin(): Memory;
  remember(memory: Memory, happenings: readonly AnyHappening[]): Memory;
  /**
   * What this viewer is told of what happened, each thing under a number of its own. `table` is the table after the entry
   * of the log that these are the happenings of. Nothing told is no event and no number: nobody can count private acts.
   */
  translate(happenings: readonly AnyHappening[], table: TableState, viewer: Viewer): readonly Body[];
  /** How many events `translate` gives, without making them: most viewers are not there to be told. */
  count(happenings: readonly AnyHappening[], table: TableState, viewer: Viewer): number;
  /** Everything this viewer may know now, at any moment: before the first card `TableWaiting`, then a snapshot. */
  snapshot(table: TableState, memory: Memory, viewer: Viewer): Body;
  /**
   * The actions that a command means and the match will take, one after the other, or why not; nearly always it is one.
   * Malformed input is answered first.
   */
  interpret(table: TableState, viewer: Viewer, command: unknown): readonly Action[] | ErrorBody;
  /** For how long after these happenings nobody may act, in milliseconds: a shake is shown for two seconds. */
  pause(happenings: readonly AnyHappening[]): number;
  /** How long a window stays open in which several seats may act at once, where a clock should close it; else null. */
  window(table: TableState): number | null;
}
