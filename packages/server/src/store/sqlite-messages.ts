import type { Addition, Creation, EntryRow, ListedRow, StoredRow } from './rows.ts';
import type { Checkpoint, Due, Expiry, ListFilter } from './store.ts';

// The messages between the store and its two threads, one that writes its file and one that reads it.

export type WriteRequest =
  | { readonly type: 'create'; readonly creation: Creation }
  | { readonly type: 'rematch'; readonly creation: Creation }
  | { readonly type: 'append'; readonly addition: Addition }
  | { readonly type: 'keepCheckpoint'; readonly tableId: string; readonly checkpoint: Checkpoint }
  | { readonly type: 'touch'; readonly tableIds: readonly string[]; readonly at: number }
  | { readonly type: 'expire'; readonly before: Expiry }
  | { readonly type: 'probe' };

export type ReadRequest =
  | { readonly type: 'card'; readonly tableId: string }
  | { readonly type: 'find'; readonly tableId: string }
  | { readonly type: 'open'; readonly tableId: string }
  | { readonly type: 'log'; readonly tableId: string; readonly after: number }
  | { readonly type: 'list'; readonly filter: ListFilter }
  | { readonly type: 'due' };

export type Request = WriteRequest | ReadRequest;

export interface Values {
  readonly create: boolean;
  readonly rematch: string;
  readonly append: number | null;
  readonly keepCheckpoint: null;
  readonly touch: null;
  readonly expire: readonly string[];
  readonly card: string | null;
  readonly find: ListedRow | null;
  readonly open: StoredRow | null;
  readonly log: readonly EntryRow[];
  readonly list: readonly ListedRow[];
  readonly probe: null;
  readonly due: readonly Due[];
}

export type Answer = { readonly value: Values[Request['type']] } | { readonly failed: string };

/** The answers to requests that were sent together, or why all of them failed. */
export type Committed = { readonly answers: readonly Answer[] } | { readonly failed: string };

/** The first message of the writing thread. */
export interface Opened {
  readonly refused: string | null;
}
