import type { Seat } from '@madang/engine';
import type { Eyes, Sitter, Told, Written } from './told.ts';

/** How the way to the table is. */
export type ConnectionState =
  | { readonly state: 'open' }
  | Waiting
  | Lost
  | { readonly state: 'gone'; readonly why: 'no such table' | 'bad link' | 'voided' };

/** Before the first card. */
export interface Waiting {
  readonly state: 'waiting';
  readonly seats: readonly (Sitter | null)[];
  readonly invite: string | null;
  /** Who has a seat and is not the reader: with every seat taken, it is they who are waited for. */
  readonly others: readonly string[];
  /** Who had a seat here and has given it up. */
  readonly left: readonly string[];
  readonly onBots?: () => void;
  /** Gives the own seat up. */
  readonly onLeave?: () => void;
}

/** Nobody answers: the browser has no network, the line is broken, or the server has no time. */
export interface Lost {
  readonly state: 'lost';
  readonly why: 'offline' | 'line' | 'busy';
  /** How often it has been tried. */
  readonly tries: number;
  readonly onRetry: () => void;
}

/** Why an action was not taken; the facts are the refusal's. */
export interface Refused {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** A seat's time, by this machine's clock: until `actionUntil` for its action, then the milliseconds of its bank. */
export interface SeatClock {
  readonly seat: Seat;
  readonly actionUntil: number;
  readonly bank: number;
}

export interface Listener {
  told(told: Told): void;
  line(line: ConnectionState): void;
  refused(refusal: Refused): void;
  /** Who at the table is away (a bot plays), or has left. */
  away?(seat: Seat, how: 'away' | 'back' | 'left'): void;
  /** In a window where several may act: until when. Null: there is none. */
  window?(until: number | null): void;
  /** Whose time runs, at a table with a clock. */
  clocks?(clocks: readonly SeatClock[]): void;
  rematch?(tableId: string): void;
  /** Something broke where the match is played. */
  broken?(error: unknown): void;
  /** At one screen: it is this other person's turn. */
  handOver?(seat: Seat): void;
}

export interface Hint {
  readonly action: Written;
}

/** A match that the page takes part in, wherever it is played. */
export interface Session {
  /** Nobody at this page plays: the match goes on without being told to. */
  readonly isWatched?: boolean;
  /** It was played before: no rule holds anybody up. */
  readonly isPast?: boolean;
  /** Begins to tell. */
  open(listener: Listener): void;
  act(action: Written): void;
  resign(): void;
  /** The last card has landed: others may go on. */
  ready(): void;
  /** Looks with other eyes: hot seat, spectators. */
  look?(eyes: Eyes): void;
  /** What a good player would do; where it is allowed to ask. */
  hint?(): Promise<Hint | null>;
  close(): void;
}
