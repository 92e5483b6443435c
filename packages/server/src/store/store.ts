import type { Logged, TableCard } from '../table/log.ts';

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
  append(tableId: string, entries: readonly Logged[], summary?: Summary): Promise<'appended' | 'conflict'>;
  card(tableId: string): Promise<TableCard | null>;
  /** The log, or the part of it after entry `after`. Empty when there is no such table. */
  log(tableId: string, after?: number): Promise<readonly Logged[]>;
  /** The newest first. Without a limit, all. */
  list(filter: ListFilter): Promise<readonly Listed[]>;
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
}

export interface ListFilter {
  readonly status?: Status;
  readonly game?: string;
  readonly publicOnly?: boolean;
  readonly limit?: number;
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
