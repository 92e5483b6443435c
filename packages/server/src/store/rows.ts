import type { Logged, TableCard } from '../table/log.ts';
import {
  type AppendOptions,
  type Checkpoint,
  emptyTable,
  type Listed,
  type Status,
  type Stored,
  type Summary,
} from './store.ts';

// Tables and entries as a database keeps them: JSON text, and columns only for what is searched by.

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly isPublic: boolean;
  readonly createdAt: number;
  readonly card: string;
  /** The table this one is the only rematch of. */
  readonly rematchOf: string | null;
}

export interface SummaryRow {
  readonly status: Status;
  readonly seenAt: number | null;
  readonly summary: string;
}

export interface EntryRow {
  readonly n: number;
  readonly at: number;
  readonly entry: string;
}

/** An entry to be written, and when something is due after it. */
export interface NewEntryRow extends EntryRow {
  readonly due: number | null;
}

export interface ListedRow {
  readonly card: string;
  readonly summary: string;
}

export interface StoredRow {
  readonly card: string;
  readonly checkpoint: Checkpoint | null;
  readonly entries: readonly EntryRow[];
}

/** Entries that follow each other, and where they begin. */
export interface Addition {
  readonly tableId: string;
  readonly first: number;
  readonly entries: readonly NewEntryRow[];
  readonly summary: SummaryRow | null;
}

export interface Creation {
  readonly table: TableRow;
  readonly entries: readonly NewEntryRow[];
  readonly summary: SummaryRow;
}

export function creation(card: TableCard, entries: readonly Logged[] = [], summary = emptyTable(card)): Creation {
  const { id, game, isPublic, createdAt } = card;
  if (entries.length > 0) inSequence(id, entries, 1);
  const table = { id, game, isPublic, createdAt, card: JSON.stringify(card), rematchOf: null };
  return { table, entries: entries.map((entry) => entryRow(entry, null)), summary: summaryRow(summary) };
}

/** The creation of a table's only rematch. */
export function rematchCreation(card: TableCard, entries: readonly Logged[], summary: Summary): Creation {
  const made = creation(card, entries, summary);
  if (card.rematchOf === null) throw new Error(`table ${card.id} is not a rematch`);
  return { ...made, table: { ...made.table, rematchOf: card.rematchOf } };
}

export function addition(
  tableId: string,
  entries: readonly Logged[],
  { summary, due = null }: AppendOptions = {},
): Addition {
  const first = entries[0]?.n;
  if (first === undefined) throw new Error(`table ${tableId}: nothing to append`);
  inSequence(tableId, entries, first);
  const rows = entries.map((entry, place) => entryRow(entry, place === entries.length - 1 ? due : null));
  return { tableId, first, entries: rows, summary: summary ? summaryRow(summary) : null };
}

/** The result of an addition, from the last entry that the table had before it; null when there is no such table. */
export function outcome({ tableId, first }: Addition, head: number | null): 'appended' | 'conflict' {
  if (head === null) throw new Error(`table ${tableId}: there is no such table`);
  if (head < first - 1) throw new Error(`table ${tableId}: entry ${first} cannot follow entry ${head}`);
  return head === first - 1 ? 'appended' : 'conflict';
}

export function logged({ n, at, entry }: EntryRow): Logged {
  return { n, at, entry: JSON.parse(entry) };
}

export function listed({ card, summary }: ListedRow): Listed {
  return { card: JSON.parse(card), summary: JSON.parse(summary) };
}

export function stored({ card, checkpoint, entries }: StoredRow): Stored {
  return { card: JSON.parse(card), checkpoint, log: entries.map(logged) };
}

/** After which entry a room reads the log: the checkpoint's own entry shows whether the two belong together. */
export function entriesBefore(checkpoint: Checkpoint | null): number {
  return checkpoint ? checkpoint.n - 1 : 0;
}

function entryRow({ n, at, entry }: Logged, due: number | null): NewEntryRow {
  return { n, at, entry: JSON.stringify(entry), due };
}

function summaryRow(summary: Summary): SummaryRow {
  return { status: summary.status, seenAt: summary.seenAt ?? null, summary: JSON.stringify(summary) };
}

function inSequence(tableId: string, entries: readonly Logged[], first: number): void {
  const broken = entries.findIndex(({ n }, place) => n !== first + place || n < 1 || !Number.isSafeInteger(n));
  if (broken >= 0)
    throw new Error(`table ${tableId}: entry ${entries[broken]?.n} stands where ${first + broken} should`);
}
