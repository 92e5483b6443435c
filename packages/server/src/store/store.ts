import type { Logged, TableCard } from '../table/log.ts';

/**
 * Where tables live. One contract, several implementations, one test suite over all of them (`store.contract.ts`).
 * What `append` has answered with 'appended' is durable: it survives `kill -9` and a power cut.
 */
export interface Store {
  create(card: TableCard): Promise<void>;
  /** Adds entries n, n+1, …; 'conflict' when another writer has already written entry n (nothing is added then). */
  append(tableId: string, entries: readonly Logged[]): Promise<'appended' | 'conflict'>;
  card(tableId: string): Promise<TableCard | null>;
  /** The log, or the part of it after entry `after`. */
  log(tableId: string, after?: number): Promise<readonly Logged[]>;
  /** What the lobby needs of a table without replaying it. Written with the entries it follows from. */
  summarize(tableId: string, summary: Summary): Promise<void>;
  /** The newest first. */
  list(filter: ListFilter): Promise<readonly Listed[]>;
  /** Whose bots and clocks run here: true when this node has the lease, taken or renewed for so long. */
  lease(tableId: string, node: string, forMs: number): Promise<boolean>;
  release(tableId: string, node: string): Promise<void>;
  /** Calls back with tables to which another node has added something. A store of one process never does. */
  listen(heard: (tableId: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export const STATUSES = ['open', 'playing', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

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
