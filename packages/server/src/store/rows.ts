import type { Logged, TableCard } from '../table/log.ts';
import { emptyTable, type Listed, type Status, type Summary } from './store.ts';

// Tables and entries as a database keeps them: JSON text, and beside it only what is searched by.

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly isPublic: boolean;
  readonly createdAt: number;
  readonly card: string;
}

export interface SummaryRow {
  readonly status: Status;
  readonly summary: string;
}

export interface EntryRow {
  readonly n: number;
  readonly at: number;
  readonly entry: string;
}

export interface ListedRow {
  readonly card: string;
  readonly summary: string;
}

/** Entries that follow each other, and where they begin. */
export interface Addition {
  readonly tableId: string;
  readonly first: number;
  readonly entries: readonly EntryRow[];
  readonly summary: SummaryRow | null;
}

export interface Creation {
  readonly table: TableRow;
  readonly entries: readonly EntryRow[];
  readonly summary: SummaryRow;
}

export function creation(card: TableCard, entries: readonly Logged[] = [], summary = emptyTable(card)): Creation {
  const { id, game, isPublic, createdAt } = card;
  if (entries.length > 0) inSequence(id, entries, 1);
  const table = { id, game, isPublic, createdAt, card: JSON.stringify(card) };
  return { table, entries: entries.map(entryRow), summary: summaryRow(summary) };
}

export function addition(tableId: string, entries: readonly Logged[], summary?: Summary): Addition {
  if (entries.length === 0) throw new Error(`table ${tableId}: nothing to append`);
  const first = entries[0].n;
  inSequence(tableId, entries, first);
  return { tableId, first, entries: entries.map(entryRow), summary: summary ? summaryRow(summary) : null };
}

/** What became of an addition, by the last entry that the table had before it: null when there is no such table. */
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

function entryRow({ n, at, entry }: Logged): EntryRow {
  return { n, at, entry: JSON.stringify(entry) };
}

function summaryRow(summary: Summary): SummaryRow {
  return { status: summary.status, summary: JSON.stringify(summary) };
}

function inSequence(tableId: string, entries: readonly Logged[], first: number): void {
  const broken = entries.findIndex(({ n }, place) => n !== first + place || n < 1 || !Number.isSafeInteger(n));
  if (broken >= 0)
    throw new Error(`table ${tableId}: entry ${entries[broken].n} stands where ${first + broken} should`);
}
