import type { Seat } from '@madang/engine';
import type { Unit } from '@madang/players';
import type { Reaction, TableErrorCode } from '@madang/protocol';
import type { Eyes, Sitter, Told, Written } from './told.ts';

/** The state of the connection to the table. */
export type ConnectionState =
  | { readonly state: 'open' }
  | Waiting
  | Lost
  | { readonly state: 'gone'; readonly why: 'no such table' | 'bad link' | 'voided' }
  /** Called off before the first move: by whom, or null for the reader. */
  | { readonly state: 'called off'; readonly by: string | null };

/** Before the match begins. */
export interface Waiting {
  readonly state: 'waiting';
  readonly seats: readonly (Sitter | null)[];
  readonly invite: string | null;
  /** The names of the other seated players: a full table waits for them. */
  readonly others: readonly string[];
  /** The names of players who gave up their seats. */
  readonly left: readonly string[];
  /** The reader has offered them a rematch. */
  readonly isRematch?: boolean;
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

/** A move can be taken back: without a trace if no new card has been seen since, otherwise the record is marked. */
export type WayBack = 'free' | 'marked';

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
  /** A player is disconnected; a bot takes over at `until`, by this machine's clock. */
  gone?(seat: Seat, until: number | null): void;
  /** The reader was disconnected and is back. */
  back?(hasBotPlayed: boolean): void;
  reacted?(seat: Seat, reaction: Reaction): void;
  mayAbort?(isSo: boolean): void;
  /** A claim, or calling the match off, was refused. */
  notNow?(code: TableRefusal): void;
  rematch?(tableId: string, by: Seat | null): void;
  /** An unexpected error in the session. */
  broken?(error: unknown): void;
  /** At one screen: it is this other person's turn. */
  handOver?(seat: Seat): void;
  /** Whether the reader's last move can be taken back. */
  wayBack?(way: WayBack | null): void;
}

/** What a strong player would do. */
export interface Hint {
  readonly action: Written;
  /** The next best action, and what the advised one is expected to bring against it. */
  readonly next?: {
    readonly action: Written;
    readonly gain: number;
    readonly unit: Unit;
    /** The two cannot be told apart. */
    readonly isClose: boolean;
  };
}

export type TableRefusal = Exclude<TableErrorCode, 'TOO_MANY_REACTIONS'>;

/** What a player at a table of the server may do beside playing. */
export interface TableActions {
  /** Ends the match as if this player, who is gone, had resigned. */
  claim(seat: Seat): void;
  /** Ends the match without a result, before the first move. */
  abort(): void;
  react(reaction: Reaction): void;
  /** Gives up the seat for good. */
  leave(): void;
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
  /** With a seat at a table of the server. */
  readonly table?: TableActions | undefined;
  /** What a strong player would do; absent where hints are not allowed. */
  hint?(): Promise<Hint | null>;
  /** Takes the reader's last move back, where there is a way. */
  takeBack?(): void;
  close(): void;
}
