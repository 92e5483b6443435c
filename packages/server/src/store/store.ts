import type { Logged, SeatKind, TableCard } from '../table/log.ts';
import type { ConductStore } from './conduct.ts';
import type { DailyStore } from './daily.ts';
import type { PasskeyStore } from './passkeys.ts';
import type { PeopleStore } from './people.ts';
import type { MatchResult, RatingStore } from './ratings.ts';

/**
 * Where tables are kept. One contract, several implementations, one test suite over all of them (`store.contract.ts`).
 * When `create` and `append` have answered, the data is durable: it survives `kill -9` and a power cut. When they reject, it may
 * have been written or not: read the log again.
 */
export interface Store {
  readonly people: PeopleStore;
  readonly ratings: RatingStore;
  readonly conduct: ConductStore;
  readonly passkeys: PasskeyStore;
  readonly daily: DailyStore;
  /** Creates a table with the first entries of its log; all of it or nothing. */
  create(card: TableCard, entries?: readonly Logged[], summary?: Summary): Promise<void>;
  /**
   * Adds entries n, n+1, … and the new summary; all of it or nothing. 'conflict' when another writer has already written
   * entry n. A gap in the numbers, or an unknown table, is a bug of the caller and rejects.
   */
  append(tableId: string, entries: readonly Logged[], options?: AppendOptions): Promise<'appended' | 'conflict'>;
  /**
   * Creates a table as the only rematch of `card.rematchOf`. Answers the id of the rematch: this one, or an earlier one, and
   * then nothing is written. Of several requests at once, on any node, one is first.
   */
  rematch(card: TableCard, entries: readonly Logged[], summary: Summary): Promise<string>;
  card(tableId: string): Promise<TableCard | null>;
  /** The table as the lobby shows it. */
  find(tableId: string): Promise<Listed | null>;
  /** What a room is opened from: the card, the checkpoint, and the log from the checkpoint's own entry on. */
  open(tableId: string): Promise<Stored | null>;
  /** The log, or the part of it after entry `after`. Empty when there is no such table. */
  log(tableId: string, after?: number): Promise<readonly Logged[]>;
  /** The newest first; without a limit, all. */
  list(filter: ListFilter): Promise<readonly Listed[]>;
  /** The running matches in which something is due and that no node hosts, the earliest first. */
  due(): Promise<readonly Due[]>;
  /** Keeps a checkpoint in place of an earlier one. It is a cache: nothing is lost without it. */
  keepCheckpoint(tableId: string, checkpoint: Checkpoint): Promise<void>;
  /** Somebody is connected to these tables, which wait for their first card. */
  touch(tableIds: readonly string[], at: number): Promise<void>;
  /** Deletes tables that were never dealt a card, some of them if there are many. Answers their ids. */
  expire(before: Expiry): Promise<readonly string[]>;
  /** Running matches without a clock in which nothing has happened since then, the oldest first; some if there are many. */
  abandoned(since: number): Promise<readonly string[]>;
  /**
   * Moves tables that have been finished since then to the archive, some of them if there are many. Answers their ids. An archived
   * table is found, listed and opened as before; only the ids of commands are gone from its log. A later `append` moves it back.
   */
  archive(since: number): Promise<readonly string[]>;
  /**
   * Takes a person's name and id out of a finished table that is in the archive: "Player 2" has played. False when the table is
   * not there (yet).
   */
  forget(tableId: string, personId: string): Promise<boolean>;
  /** Takes or renews the lease on a table's bots and clocks for so long: true when this node has it. */
  lease(tableId: string, node: string, forMs: number): Promise<boolean>;
  release(tableId: string, node: string): Promise<void>;
  /**
   * From now on this node is told what others add to the table, until `unhost`. To be called before the log is read, so that
   * nothing is missed in between.
   */
  host(tableId: string): Promise<void>;
  unhost(tableId: string): Promise<void>;
  /** Calls the listener with what others add to the tables of this node, until the answer is called. */
  listen(listener: Listener): Promise<() => Promise<void>>;
  /** Tells the other hosts of a table something that is not kept. */
  tell(tableId: string, text: string): Promise<void>;
  /** Writes something durably, as `append` does; rejects when the store cannot write. */
  probe(): Promise<void>;
  /** Finishes earlier requests; later ones reject. */
  close(): Promise<void>;
}

export interface Listener {
  /** Another node has added to the log of this table: this entry, if it is told. */
  added(tableId: string, logged: Logged | null): void;
  /** Another node tells something about this table that is not kept. */
  told?(tableId: string, text: string): void;
  /** The connection was broken for a while: entries may have been added to any table. */
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
  /** When somebody was last known to be connected to the table; null or absent: never. */
  readonly seenAt?: number | null;
  /** Absent in tables of older versions. */
  readonly detail?: SummaryDetail;
}

/** What is shown of one table, beside what the list shows. */
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
  /** Whose key the seat was taken with; absent: nobody's. */
  readonly person?: string;
}

/** What is written together with new entries. */
export interface AppendOptions {
  readonly summary?: Summary | undefined;
  /** When something is due at the table: a bot's move, the end of a player's time. Null: nothing is. */
  readonly due?: number | null;
  /** How the match has ended, if it counts for ratings. */
  readonly result?: MatchResult | undefined;
}

/** A running match in which something is due. */
export interface Due {
  readonly tableId: string;
  /** When its last entry was written. */
  readonly at: number;
  readonly due: number;
}

/** Kept so that a log need not be replayed from its beginning (`table/checkpoint.ts`). */
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

/** Tables that were never dealt a card are deleted when they are older than this. */
export interface Expiry {
  /** Where nobody ever connected: by the time they were created. */
  readonly unreached: number;
  /** Where somebody has been connected: by the last time of that, for public tables. */
  readonly listed: number;
  /** The same for tables that only a link leads to. */
  readonly unlisted: number;
}

export interface ListFilter {
  readonly status?: Status;
  readonly game?: string;
  readonly publicOnly?: boolean;
  /** Only tables that wait in this queue (`queueOf`), the oldest first. */
  readonly queue?: string;
  /** Only tables where this person has a seat. */
  readonly person?: string;
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

/** The store cannot be used; the message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The summary of a table where nothing has happened yet. */
export function emptyTable(card: TableCard): Summary {
  return { status: 'open', names: Array(card.seats).fill(null), freeSeats: card.seats, updatedAt: card.createdAt };
}
