import type { Seat } from '@madang/engine';
import type { Eyes, Sitter, Told, Written } from './told.ts';

/** How the way to the table is. */
export type Line =
  | { readonly state: 'open' }
  | {
      readonly state: 'waiting';
      readonly seats: readonly (Sitter | null)[];
      readonly invite: string | null;
      readonly onBots?: () => void;
    }
  | { readonly state: 'lost'; readonly tries: number }
  | { readonly state: 'gone'; readonly why: 'no such table' | 'bad link' | 'voided' };

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
  line(line: Line): void;
  refused(refusal: Refused): void;
  /** Who at the table is away (a bot plays), or has left. */
  away?(seat: Seat, how: 'away' | 'back' | 'left'): void;
  /** In a window where several may act: until when. Null: there is none. */
  window?(until: number | null): void;
  /** Whose time runs, at a table with a clock. */
  clocks?(clocks: readonly SeatClock[]): void;
  rematch?(tableId: string): void;
  /** At one screen: it is this other person's turn. */
  handOver?(seat: Seat): void;
}

export interface Hint {
  readonly action: Written;
}

/** A match that the page takes part in, wherever it is played. */
export interface Session {
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
  /** The record, once there is one. */
  record?(): Promise<string | null>;
  close(): void;
}
