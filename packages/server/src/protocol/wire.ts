import type { Action, AnyHappening, Viewer } from '@madang/engine';
import type { TurnError, Unsealed } from '@madang/protocol';
import type { TableState } from '../table/table.ts';

/** An event without its envelope: `event_id` and `timestamp` are added when it is sent. */
export interface Body {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** A `TurnError`: why a command was not carried out. */
export type ErrorBody = Body & Readonly<Unsealed<TurnError>>;

/**
 * How a game translates between its rules and the socket. Koi-Koi has events of its own (docs/protocol.md 1); the others
 * share one dialect (`common/`). All functions are pure: what a viewer is sent follows from the log alone, and is the same
 * after a restart and on every node.
 */
export interface Wire<Memory = unknown> {
  /** State that the dialect keeps beside the match, such as the order in which cards were laid down. */
  begin(): Memory;
  remember(memory: Memory, happenings: readonly AnyHappening[]): Memory;
  /**
   * The events that this viewer is sent, each with a number of its own. `table` is the table after the log entry that
   * caused the happenings. A happening that the viewer may not know gives no event and no number, so that nobody can count
   * private actions.
   */
  translate(happenings: readonly AnyHappening[], table: TableState, viewer: Viewer): readonly Body[];
  /** How many events `translate` gives, without making them: most viewers are not connected. */
  count(happenings: readonly AnyHappening[], table: TableState, viewer: Viewer): number;
  /** Everything this viewer may know now: before the first card `TableWaiting`, then a snapshot. */
  snapshot(table: TableState, memory: Memory, viewer: Viewer): Body;
  /**
   * The actions that a command means, or why it is refused. Nearly always it is one action. Malformed input is refused
   * first.
   */
  interpret(table: TableState, viewer: Viewer, command: unknown): readonly Action[] | ErrorBody;
  /** For how long after these happenings nobody may act, in milliseconds: shaken cards are shown for two seconds. */
  pause(happenings: readonly AnyHappening[]): number;
  /** How long a window stays open in which several seats may act at once, in milliseconds; null when there is none. */
  window(table: TableState): number | null;
}
