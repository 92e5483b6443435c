import type { Addition, ArchivedRow, Creation, EntryRow, FoundRow, StoredRow } from './rows.ts';
import type { PeopleSql, SqlRow } from './sql-people.ts';
import type { Checkpoint, Due, Expiry, ListFilter } from './store.ts';

// The messages between the store and its two threads, one that writes its file and one that reads it.

export type WriteRequest =
  | { readonly type: 'create'; readonly creation: Creation }
  | { readonly type: 'rematch'; readonly creation: Creation }
  | { readonly type: 'append'; readonly addition: Addition }
  | { readonly type: 'keepCheckpoint'; readonly tableId: string; readonly checkpoint: Checkpoint }
  | { readonly type: 'touch'; readonly tableIds: readonly string[]; readonly at: number }
  | { readonly type: 'expire'; readonly before: Expiry }
  | { readonly type: 'archive'; readonly archived: ArchivedRow }
  | { readonly type: 'restore'; readonly creation: Creation }
  | { readonly type: 'rewrite'; readonly archived: ArchivedRow }
  | { readonly type: 'people'; readonly statements: readonly PeopleSql[] }
  | { readonly type: 'probe' };

export type ReadRequest =
  | { readonly type: 'card'; readonly tableId: string }
  | { readonly type: 'find'; readonly tableId: string }
  | { readonly type: 'open'; readonly tableId: string }
  | { readonly type: 'log'; readonly tableId: string; readonly after: number }
  | { readonly type: 'list'; readonly filter: ListFilter }
  | { readonly type: 'due' }
  | { readonly type: 'abandoned'; readonly since: number }
  | { readonly type: 'finished'; readonly since: number }
  | { readonly type: 'archived'; readonly tableId: string }
  | { readonly type: 'askPeople'; readonly statements: readonly PeopleSql[] };

/** A table in the archive, as it comes back from it. */
export interface ArchivedTable {
  readonly creation: Creation;
  /** Where its log is, when that is in a file. */
  readonly place: string | null;
}

/** A table that can be archived. */
export interface FinishedTable {
  readonly id: string;
  readonly createdAt: number;
  readonly card: string;
  readonly summary: string;
  readonly entries: readonly EntryRow[];
}

export type Request = WriteRequest | ReadRequest;

export interface Values {
  readonly create: boolean;
  readonly rematch: string;
  readonly append: number | null;
  readonly keepCheckpoint: null;
  readonly touch: null;
  readonly expire: readonly string[];
  readonly card: string | null;
  readonly find: FoundRow | null;
  readonly open: StoredRow | null;
  readonly log: readonly EntryRow[];
  readonly list: readonly FoundRow[];
  readonly probe: null;
  readonly due: readonly Due[];
  readonly abandoned: readonly string[];
  readonly finished: readonly FinishedTable[];
  readonly archived: ArchivedTable | null;
  readonly archive: boolean;
  readonly restore: boolean;
  readonly rewrite: boolean;
  readonly people: readonly (readonly SqlRow[])[];
  readonly askPeople: readonly (readonly SqlRow[])[];
}

/** What the reading thread is started with. */
export interface ReaderOptions {
  readonly file: string;
  /** The folder of archived logs; null: they are in the database. */
  readonly archive: string | null;
}

export type Answer = { readonly value: Values[Request['type']] } | { readonly failed: string };

/** The answers to requests that were sent together, or why all of them failed. */
export type Committed = { readonly answers: readonly Answer[] } | { readonly failed: string };

/** The first message of the writing thread. */
export interface Opened {
  readonly refused: string | null;
}
