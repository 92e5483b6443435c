import type { Logged, SeatKind, TableCard } from '../table/log.ts';

/**
 * Where tables live. One contract, several implementations, one test suite over all of them (`store.contract.ts`).
 * What `create` and `append` have answered is durable: it survives `kill -9` and a power cut. When they reject,
 * nobody knows whether it was written: read the log again.
 */
export interface Store {
  /** A new table, with the first entries of its log; all of it or nothing. */
  create(card: TableCard, entries?: readonly Logged[], summary?: Summary): Promise<void>;
  /**
   * Adds entries n, n+1, … and what the lobby now shows; all of it or nothing. 'conflict' when another writer has
   * already written entry n. A gap, or a table that is not there, is a bug of the caller and rejects.
   */
  append(tableId: string, entries: readonly Logged[], news?: News): Promise<'appended' | 'conflict'>;
  /**
   * A new table as the only rematch of `card.rematchOf`. Answers the id of the rematch: this one, or the one that was there
   * first, and then nothing is written. Of several that ask at once, on any node, one is first.
   */
  rematch(card: TableCard, entries: readonly Logged[], summary: Summary): Promise<string>;
  card(tableId: string): Promise<TableCard | null>;
  /** The table as the lobby shows it. */
  find(tableId: string): Promise<Listed | null>;
  /** What a room begins with: the card, the checkpoint, and the log from the checkpoint's own entry on. */
  open(tableId: string): Promise<Stored | null>;
  /** The log, or the part of it after entry `after`. Empty when there is no such table. */
  log(tableId: string, after?: number): Promise<readonly Logged[]>;
  /** The newest first. Without a limit, all. */
  list(filter: ListFilter): Promise<readonly Listed[]>;
  /** The running matches in which something happens by itself, the earliest first. */
  due(): Promise<readonly Due[]>;
  /** Keeps a checkpoint in place of an earlier one. It is a cache: it may get lost, and a table without it is whole. */
  keepCheckpoint(tableId: string, checkpoint: Checkpoint): Promise<void>;
  /** Somebody is connected at these tables, which wait for their first card. */
  touch(tableIds: readonly string[], at: number): Promise<void>;
  /** Deletes tables that have waited in vain for their first card, some of them if there are many; their ids. */
  expire(before: Expiry): Promise<readonly string[]>;
  /** Whose bots and clocks run here: true when this node has the lease, taken or renewed for so long. */
  lease(tableId: string, node: string, forMs: number): Promise<boolean>;
  release(tableId: string, node: string): Promise<void>;
  /** What other nodes add, until the answer is called. A store of one process has nothing to tell. */
  listen(listener: Listener): Promise<() => Promise<void>>;
  /** Writes something, durably, as `append` does; rejects when the store cannot. */
  probe(): Promise<void>;
  /** Waits for what was asked before; what is asked after it rejects. */
  close(): Promise<void>;
}

export interface Listener {
  /** Another node has created this table or added to its log. */
  added(tableId: string): void;
  /** The line was broken for a while: any table may have grown unheard. */
  missed(): void;
}

export const STATUSES = ['open', 'playing', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

/** What the lobby needs of a table without replaying it. */
export interface Summary {
  readonly status: Status;
  readonly names: readonly (string | null)[];
  readonly freeSeats: number;
  readonly updatedAt: number;
  /** When somebody was last known to be connected here; null or absent: nobody ever was. */
  readonly seenAt?: number | null;
  /** Absent in tables of older versions. */
  readonly detail?: SummaryDetail;
}

/** The rest of what is shown of a table. */
export interface SummaryDetail {
  readonly seats: readonly (SummarySeat | null)[];
  readonly rematch: string | null;
  readonly voided: string | null;
}

export interface SummarySeat {
  readonly playerId: string;
  readonly name: string;
  readonly kind: SeatKind;
  readonly level: string | null;
}

/** What changes with new entries beside the log. */
export interface News {
  readonly summary?: Summary | undefined;
  /** When something will happen at the table by itself: a bot's move, the end of somebody's time. Null: nothing will. */
  readonly due?: number | null;
}

/** A running match in which something happens by itself. */
export interface Due {
  readonly tableId: string;
  /** When its last entry was written, and when something is due after that. */
  readonly at: number;
  readonly due: number;
}

/** A position that was kept so that a log need not be replayed from its beginning. Only its writer knows what `text` means. */
export interface Checkpoint {
  /** The entry after which it was made. */
  readonly n: number;
  readonly text: string;
}

export interface Stored {
  readonly card: TableCard;
  readonly checkpoint: Checkpoint | null;
  readonly log: readonly Logged[];
}

/** Tables without a first card are deleted when they are older than this. */
export interface Expiry {
  /** Where nobody was ever connected: by the time they were opened. */
  readonly unreached: number;
  /** Where somebody was: by the time that was, for those that the lobby lists and for those that only a link leads to. */
  readonly listed: number;
  readonly unlisted: number;
}

export interface ListFilter {
  readonly status?: Status;
  readonly game?: string;
  readonly publicOnly?: boolean;
  /** Only tables where somebody was connected at this time or later. */
  readonly seenSince?: number;
  /** Only tables that come after this one in the list. */
  readonly after?: Cursor;
  readonly limit?: number;
}

/** A place in the list of tables. */
export interface Cursor {
  readonly createdAt: number;
  readonly id: string;
}

export interface Listed {
  readonly card: TableCard;
  readonly summary: Summary;
}

/** The store cannot be used, for a reason that one line tells the person who runs the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** A table where nothing has happened yet. */
export function emptyTable(card: TableCard): Summary {
  return { status: 'open', names: Array(card.seats).fill(null), freeSeats: card.seats, updatedAt: card.createdAt };
}
