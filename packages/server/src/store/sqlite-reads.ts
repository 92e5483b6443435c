import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { listing } from './listing.ts';
import { type EntryRow, entriesBefore, type ListedRow, type StoredRow } from './rows.ts';
import type { Due, ListFilter } from './store.ts';

type Row = Record<string, SQLOutputValue>;

/** The queries that only read the SQLite file. */
export class SqliteReads {
  private readonly db: DatabaseSync;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync) {
    this.db = db;
    this.statements = prepare(db);
  }

  card(tableId: string): string | null {
    const row = this.statements.card.get(tableId);
    return row ? String(row.card) : null;
  }

  find(tableId: string): ListedRow | null {
    const row = this.statements.find.get(tableId);
    return row ? listedRow(row) : null;
  }

  open(tableId: string): StoredRow | null {
    const row = this.statements.open.get(tableId);
    if (!row) return null;
    const checkpoint = row.n === null ? null : { n: Number(row.n), text: String(row.text) };
    return { card: String(row.card), checkpoint, entries: this.log(tableId, entriesBefore(checkpoint)) };
  }

  log(tableId: string, after: number): readonly EntryRow[] {
    const rows = this.statements.log.all(tableId, after);
    return rows.map(({ n, at, entry }) => ({ n: Number(n), at: Number(at), entry: String(entry) }));
  }

  list(filter: ListFilter): readonly ListedRow[] {
    const { clauses, values } = listing(filter, () => '?');
    return this.db
      .prepare(`SELECT card, summary FROM tables ${clauses}`)
      .all(...values)
      .map(listedRow);
  }

  due(): readonly Due[] {
    const rows = this.statements.due.all();
    return rows.map(({ id, at, due }) => ({ tableId: String(id), at: Number(at), due: Number(due) }));
  }
}

function listedRow({ card, summary }: Row): ListedRow {
  return { card: String(card), summary: String(summary) };
}

function prepare(db: DatabaseSync) {
  return {
    card: db.prepare('SELECT card FROM tables WHERE id = ?'),
    find: db.prepare('SELECT card, summary FROM tables WHERE id = ?'),
    open: db.prepare('SELECT card, n, text FROM tables LEFT JOIN checkpoints ON table_id = id WHERE id = ?'),
    log: db.prepare('SELECT n, at, entry FROM entries WHERE table_id = ? AND n > ? ORDER BY n'),
    due: db.prepare(
      `SELECT id, at, due FROM tables JOIN entries ON table_id = id
       WHERE status = 'playing' AND n = (SELECT max(n) FROM entries WHERE table_id = id) AND due IS NOT NULL
       ORDER BY due`,
    ),
  };
}
