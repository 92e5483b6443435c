import type { Seat } from '@madang/engine';
import type { Eyes, Sitter, Told, Written } from './told.ts';

/** The state of the connection to the table. */
export type ConnectionState =
  | { readonly state: 'open' }
  | Waiting
  | Lost
  | { readonly state: 'gone'; readonly why: 'no such table' | 'bad link' | 'voided' };

/** Before the match begins. */
export interface Waiting {
  readonly state: 'waiting';
  readonly seats: readonly (Sitter | null)[];
  readonly invite: string | null;
  /** The names of the other seated players: a full table waits for them. */
  readonly others: readonly string[];
  /** The names of players who gave up their seats. */
  readonly left: readonly string[];
  readonly onBots?: () => void;
  /** Gives up the reader's seat. */
  readonly onLeave?: () => void;
}

/** No answer: the browser is offline, the connection is broken, or the server is busy. */
export interface Lost {
  readonly state: 'lost';
  readonly why: 'offline' | 'line' | 'busy';
  /** The number of attempts. */
  readonly tries: number;
  readonly onRetry: () => void;
}

/** Why an action was refused, with the refusal's facts. */
export interface Refused {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** A seat's time by this machine's clock: until `actionUntil`, then `bank` milliseconds. */
export interface SeatClock {
  readonly seat: Seat;
  readonly actionUntil: number;
  readonly bank: number;
}

export interface Listener {
  told(told: Told): void;
  line(line: ConnectionState): void;
  refused(refusal: Refused): void;
  /** A player is away (a bot plays), is back, or has left. */
  away?(seat: Seat, how: 'away' | 'back' | 'left'): void;
  /** When the window closes in which several seats may act; null: there is none. */
  window?(until: number | null): void;
  /** The running clocks, at a table with a clock. */
  clocks?(clocks: readonly SeatClock[]): void;
  rematch?(tableId: string): void;
  /** An unexpected error in the session. */
  broken?(error: unknown): void;
  /** At one screen: it is this other person's turn. */
  handOver?(seat: Seat): void;
}

export interface Hint {
  readonly action: Written;
}

/** A match that the page takes part in, wherever it is played. */
export interface Session {
  /** The reader is a spectator: results are not confirmed. */
  readonly isWatched?: boolean;
  /** A replay: times set by the rules are skipped. */
  readonly isPast?: boolean;
  /** Starts the session. */
  open(listener: Listener): void;
  act(action: Written): void;
  resign(): void;
  /** All animations are over: bots may move. */
  ready(): void;
  /** Changes the viewer: hot seat, replays. */
  look?(eyes: Eyes): void;
  /** What a good player would do; absent where hints are not allowed. */
  hint?(): Promise<Hint | null>;
  close(): void;
}
