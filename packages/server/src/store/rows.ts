import { createHash } from 'node:crypto';
import { canonical } from '@madang/engine/internal';
import type { Logged, TableCard } from '../table/log.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { withoutPerson } from './forget-person.ts';
import { pack, unpackHead, unpackLog } from './packed-log.ts';
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
  /** Where strangers look for it; null: nobody does. */
  readonly queue: string | null;
}

export interface SummaryRow {
  readonly status: Status;
  readonly seenAt: number | null;
  /** When the table was finished; null: it is not. */
  readonly finishedAt: number | null;
  readonly summary: string;
  /** The people who have seats. */
  readonly people: readonly string[];
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

/** A row of a list: text, or packed where the table is archived. */
export type FoundRow = ListedRow | { readonly head: Uint8Array };

/** A table on its way to the archive. */
export interface ArchivedRow {
  readonly id: string;
  readonly n: number;
  readonly head: Uint8Array;
  /** Null: it is in a file. */
  readonly log: Uint8Array | null;
  readonly place: string | null;
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
  readonly result: ResultRow | null;
}

/** How a match has ended that counts for ratings. */
export interface ResultRow {
  readonly at: number;
  readonly pool: string;
  readonly places: string;
}

export interface Creation {
  readonly table: TableRow;
  readonly entries: readonly NewEntryRow[];
  readonly summary: SummaryRow;
}

export function creation(card: TableCard, entries: readonly Logged[] = [], summary = emptyTable(card)): Creation {
  const { id, game, isPublic, createdAt } = card;
  if (entries.length > 0) inSequence(id, entries, 1);
  const table = { id, game, isPublic, createdAt, card: JSON.stringify(card), rematchOf: null, queue: queueOf(card) };
  return { table, entries: entries.map((entry) => entryRow(entry, null)), summary: summaryRow(summary) };
}

/** What decides who waits with whom. */
export type Queued = Pick<TableCard, 'game' | 'seats' | 'rules' | 'clock' | 'isPublic'>;

/** Public tables with the same game, number of seats, rules and clock wait in one queue. */
export function queueOf({ game, seats, rules, clock, isPublic }: Queued): string | null {
  if (!isPublic || clock === null) return null;
  const terms = createHash('sha256').update(canonical({ rules, clock })).digest('base64url');
  return `${game}/${seats}/${terms.slice(0, 22)}`;
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
  { summary, due = null, result }: AppendOptions = {},
): Addition {
  const first = entries[0]?.n;
  if (first === undefined) throw new Error(`table ${tableId}: nothing to append`);
  inSequence(tableId, entries, first);
  const rows = entries.map((entry, place) => entryRow(entry, place === entries.length - 1 ? due : null));
  const at = entries.at(-1)?.at ?? 0;
  return {
    tableId,
    first,
    entries: rows,
    summary: summary ? summaryRow(summary) : null,
    result: result ? { at, pool: result.pool, places: JSON.stringify(result.places) } : null,
  };
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

export function listed(row: FoundRow): Listed {
  const { card, summary } = 'head' in row ? unpackHead(row.head) : row;
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
  const { status, seenAt = null, updatedAt } = summary;
  const finishedAt = status === 'finished' ? updatedAt : null;
  return { status, seenAt, finishedAt, summary: JSON.stringify(summary), people: peopleIn(summary) };
}

/** A table that is to be archived: packed, and its log in a file where there are files. */
export async function archivedRow(
  { id, createdAt }: Pick<TableRow, 'id' | 'createdAt'>,
  listed: ListedRow,
  entries: readonly EntryRow[],
  files: ArchiveFiles | null,
): Promise<ArchivedRow> {
  const packed = await pack(listed, entries);
  const { n, head } = packed;
  if (!files) return { id, n, head, log: packed.log, place: null };
  return { id, n, head, log: null, place: await files.add(id, createdAt, packed) };
}

/** An archived table that no longer names this person. */
export function forgottenRow(
  { table, summary, entries }: Creation,
  personId: string,
  files: ArchiveFiles | null,
): Promise<ArchivedRow> {
  const without = withoutPerson({ card: table.card, summary: summary.summary }, entries, personId);
  return archivedRow(table, without.listed, without.entries, files);
}

/** The log of an archived table. */
export function archivedEntries(
  { log, place }: Pick<ArchivedRow, 'log' | 'place'>,
  files: ArchiveFiles | null,
): readonly EntryRow[] {
  if (log) return unpackLog(log);
  if (!files || place === null)
    throw new Error('the log of an archived table is in a file: start the server with the folder of these files');
  return unpackLog(files.read(place));
}

/** The creation of a table that comes back from the archive. */
export function restoration(
  table: Omit<TableRow, 'card'>,
  finishedAt: number,
  { card, summary }: ListedRow,
  entries: readonly EntryRow[],
): Creation {
  const read: Summary = JSON.parse(summary);
  return {
    table: { ...table, card },
    entries: entries.map((entry) => ({ ...entry, due: null })),
    summary: { status: 'finished', seenAt: read.seenAt ?? null, finishedAt, summary, people: peopleIn(read) },
  };
}

function peopleIn({ detail }: Summary): readonly string[] {
  return [...new Set((detail?.seats ?? []).flatMap((seat) => seat?.person ?? []))];
}

function inSequence(tableId: string, entries: readonly Logged[], first: number): void {
  const broken = entries.findIndex(({ n }, place) => n !== first + place || n < 1 || !Number.isSafeInteger(n));
  if (broken >= 0)
    throw new Error(`table ${tableId}: entry ${entries[broken]?.n} stands where ${first + broken} should`);
}
