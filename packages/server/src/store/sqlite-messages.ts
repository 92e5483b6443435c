import type { Addition, Creation, EntryRow, ListedRow } from './rows.ts';
import type { ListFilter } from './store.ts';

// What the store and the thread that owns its file say to each other.

export type Request =
  | { readonly type: 'create'; readonly creation: Creation }
  | { readonly type: 'append'; readonly addition: Addition }
  | { readonly type: 'card'; readonly tableId: string }
  | { readonly type: 'log'; readonly tableId: string; readonly after: number }
  | { readonly type: 'list'; readonly filter: ListFilter }
  | { readonly type: 'probe' };

export interface Values {
  readonly create: boolean;
  readonly append: number | null;
  readonly card: string | null;
  readonly log: readonly EntryRow[];
  readonly list: readonly ListedRow[];
  readonly probe: null;
}

export type Answer = { readonly value: Values[Request['type']] } | { readonly failed: string };

/** The answers to requests sent together, or why none of them was done. */
export type Committed = { readonly answers: readonly Answer[] } | { readonly failed: string };

/** The first thing the thread says. */
export interface Opened {
  readonly refused: string | null;
}
