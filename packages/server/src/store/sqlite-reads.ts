import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { ArchiveFiles } from './archive-files.ts';
import { listing, SQLITE } from './listing.ts';
import { unpackHead } from './packed-log.ts';
import { archivedEntries, type EntryRow, entriesBefore, type FoundRow, restoration, type StoredRow } from './rows.ts';
import type { PeopleSql, SqlRow } from './sql-people.ts';
import type { ArchivedTable, FinishedTable } from './sqlite-messages.ts';
import { type RowsOf, sqlitePeople } from './sqlite-people.ts';
import type { Due, ListFilter } from './store.ts';

type Row = Record<string, SQLOutputValue>;

/** The queries that only read the SQLite file. */
export class SqliteReads {
  private readonly db: DatabaseSync;
  private readonly files: ArchiveFiles | null;
  private readonly statements: ReturnType<typeof prepare>;
  private readonly peopleRows: RowsOf;

  constructor(db: DatabaseSync, files: ArchiveFiles | null) {
    this.db = db;
    this.files = files;
    this.statements = prepare(db);
    this.peopleRows = sqlitePeople(db);
  }

  card(tableId: string): string | null {
    const found = this.find(tableId);
    return found && ('head' in found ? unpackHead(found.head).card : found.card);
  }

  find(tableId: string): FoundRow | null {
    const row = this.statements.find.get(tableId) ?? this.statements.archived.get(tableId);
    return row ? foundRow(row) : null;
  }

  open(tableId: string): StoredRow | null {
    const row = this.statements.open.get(tableId);
    if (!row) return this.openArchived(tableId);
    const checkpoint = row.n === null ? null : { n: Number(row.n), text: String(row.text) };
    return { card: String(row.card), checkpoint, entries: this.log(tableId, entriesBefore(checkpoint)) };
  }

  log(tableId: string, after: number): readonly EntryRow[] {
    const rows = this.statements.log.all(tableId, after);
    if (rows.length > 0) return rows.map(entryRow);
    const archived = this.statements.archived.get(tableId);
    return archived ? this.entriesIn(archived).filter(({ n }) => n > after) : [];
  }

  list(filter: ListFilter): readonly FoundRow[] {
    const { text, values } = listing(filter, SQLITE);
    return this.db
      .prepare(text)
      .all(...values)
      .map(foundRow);
  }

  due(): readonly Due[] {
    const rows = this.statements.due.all();
    return rows.map(({ id, at, due }) => ({ tableId: String(id), at: Number(at), due: Number(due) }));
  }

  abandoned(since: number): readonly string[] {
    return this.statements.abandoned.all(since).map(({ id }) => String(id));
  }

  finished(since: number): readonly FinishedTable[] {
    return this.statements.finished.all(since).map(({ id, created_at, card, summary }) => ({
      id: String(id),
      createdAt: Number(created_at),
      card: String(card),
      summary: String(summary),
      entries: this.statements.log.all(String(id), 0).map(entryRow),
    }));
  }

  /** A table as it comes back from the archive. */
  archived(tableId: string): ArchivedTable | null {
    const row = this.statements.archived.get(tableId);
    if (!row) return null;
    const table = {
      id: tableId,
      game: String(row.game),
      isPublic: row.is_public === 1,
      createdAt: Number(row.created_at),
      rematchOf: row.rematch_of === null ? null : String(row.rematch_of),
      queue: null,
    };
    const creation = restoration(table, Number(row.finished_at), unpackHead(bytes(row.head)), this.entriesIn(row));
    return { creation, place: row.place === null ? null : String(row.place) };
  }

  people(statements: readonly PeopleSql[]): readonly (readonly SqlRow[])[] {
    return this.peopleRows(statements);
  }

  private openArchived(tableId: string): StoredRow | null {
    const row = this.statements.archived.get(tableId);
    return row ? { card: unpackHead(bytes(row.head)).card, checkpoint: null, entries: this.entriesIn(row) } : null;
  }

  private entriesIn({ log, place }: Row): readonly EntryRow[] {
    const row = { log: log instanceof Uint8Array ? log : null, place: place === null ? null : String(place) };
    return archivedEntries(row, this.files);
  }
}

function foundRow({ card, summary, head }: Row): FoundRow {
  return head instanceof Uint8Array ? { head } : { card: String(card), summary: String(summary) };
}

function entryRow({ n, at, entry }: Row): EntryRow {
  return { n: Number(n), at: Number(at), entry: String(entry) };
}

function bytes(value: SQLOutputValue | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

/** So many tables are packed together, and so many matches are voided at once. */
const AT_ONCE = 50;

function prepare(db: DatabaseSync) {
  return {
    find: db.prepare('SELECT card, summary FROM tables WHERE id = ?'),
    open: db.prepare('SELECT card, n, text FROM tables LEFT JOIN checkpoints ON table_id = id WHERE id = ?'),
    log: db.prepare('SELECT n, at, entry FROM entries WHERE table_id = ? AND n > ? ORDER BY n'),
    due: db.prepare(
      `SELECT id, at, due FROM tables JOIN entries ON table_id = id
       WHERE status = 'playing' AND n = (SELECT max(n) FROM entries WHERE table_id = id) AND due IS NOT NULL
       ORDER BY due`,
    ),
    abandoned: db.prepare(
      `SELECT id FROM tables WHERE status = 'playing' AND created_at < ?1 AND card ->> '$.clock' IS NULL
         AND (SELECT at FROM entries WHERE table_id = id ORDER BY n DESC LIMIT 1) < ?1
       ORDER BY created_at LIMIT ${AT_ONCE}`,
    ),
    finished: db.prepare(
      `SELECT id, created_at, card, summary FROM tables WHERE finished_at < ? ORDER BY finished_at LIMIT ${AT_ONCE}`,
    ),
    archived: db.prepare(
      'SELECT game, is_public, created_at, finished_at, rematch_of, head, log, place FROM archive WHERE id = ?',
    ),
  };
}
