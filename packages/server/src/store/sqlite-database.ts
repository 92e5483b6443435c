import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { listing } from './listing.ts';
import type { Addition, Creation, EntryRow, ListedRow } from './rows.ts';
import { isDamage, openFile } from './sqlite-file.ts';
import type { ListFilter } from './store.ts';

/** The SQLite file, and the only connection to it. Everything here blocks, so it lives in a thread of its own. */
export class SqliteDatabase {
  private readonly db: DatabaseSync;
  private readonly lock: DatabaseSync;
  private readonly statements: ReturnType<typeof prepare>;
  private readonly file: string;
  private readonly inode: number;
  /** What was found of it; it does not go away by itself. */
  private damage: Error | null = null;

  constructor(file: string) {
    const { db, lock } = openFile(file);
    this.file = file;
    this.inode = statSync(file).ino;
    this.db = db;
    this.lock = lock;
    this.statements = prepare(db);
  }

  /** Everything that `work` does becomes durable in one commit, or nothing of it. */
  atomically<T>(work: () => T): T {
    const { begin, commit, rollBack } = this.statements;
    return this.between(begin, commit, [rollBack], work);
  }

  /** A part of what is done `atomically`: when it fails, nothing of it is done, and the rest can go on. */
  separately<T>(work: () => T): T {
    const { beginPart, endPart, rollBackPart } = this.statements;
    return this.between(beginPart, endPart, [rollBackPart, endPart], work);
  }

  /** False when SQLite itself has given up what was begun `atomically`, as it does when the disk is full. */
  get isInTransaction(): boolean {
    return this.db.isTransaction;
  }

  /** False when there is such a table already. */
  create({ table, entries, summary }: Creation): boolean {
    const { id, game, isPublic, createdAt, card } = table;
    const { status, summary: text } = summary;
    const made = this.statements.addTable.run(id, game, isPublic ? 1 : 0, createdAt, card, status, text);
    if (made.changes === 0) return false;
    this.addEntries(id, entries);
    return true;
  }

  /** Adds the entries if the table's last one is the one before them, and answers which one it was. */
  append({ tableId, first, entries, summary }: Addition): number | null {
    const row = this.statements.head.get(tableId);
    const head = row ? Number(row.head) : null;
    if (head !== first - 1) return head;
    this.addEntries(tableId, entries);
    if (summary) this.statements.summarize.run(summary.status, summary.summary, tableId);
    return head;
  }

  card(tableId: string): string | null {
    const row = this.statements.card.get(tableId);
    return row ? String(row.card) : null;
  }

  log(tableId: string, after: number): readonly EntryRow[] {
    const rows = this.statements.log.all(tableId, after);
    return rows.map(({ n, at, entry }) => ({ n: Number(n), at: Number(at), entry: String(entry) }));
  }

  list(filter: ListFilter): readonly ListedRow[] {
    const { clauses, values } = listing(filter, () => '?');
    const rows = this.db.prepare(`SELECT card, summary FROM tables ${clauses}`).all(...values);
    return rows.map(({ card, summary }) => ({ card: String(card), summary: String(summary) }));
  }

  /** Writes something. Throws where the file is known to be damaged, or is not the one any more that was opened. */
  probe(): null {
    if (this.damage) throw this.damage;
    const found = statSync(this.file, { throwIfNoEntry: false });
    if (found?.ino !== this.inode || found.size === 0) throw new Error(`${this.file} was removed or emptied`);
    this.statements.probe.run();
    return null;
  }

  close(): void {
    this.db.close();
    this.lock.close();
  }

  private addEntries(tableId: string, entries: readonly EntryRow[]): void {
    for (const { n, at, entry } of entries) this.statements.addEntry.run(tableId, n, at, entry);
  }

  private between<T>(begin: StatementSync, end: StatementSync, undo: readonly StatementSync[], work: () => T): T {
    begin.run();
    try {
      const result = work();
      end.run();
      return result;
    } catch (error) {
      if (isDamage(error)) this.damage = error;
      if (this.isInTransaction) for (const statement of undo) statement.run();
      throw error;
    }
  }
}

function prepare(db: DatabaseSync) {
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollBack: db.prepare('ROLLBACK'),
    beginPart: db.prepare('SAVEPOINT part'),
    endPart: db.prepare('RELEASE part'),
    rollBackPart: db.prepare('ROLLBACK TO part'),
    addTable: db.prepare(
      `INSERT INTO tables (id, game, is_public, created_at, card, status, summary) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    ),
    addEntry: db.prepare('INSERT INTO entries (table_id, n, at, entry) VALUES (?, ?, ?, ?)'),
    head: db.prepare(
      'SELECT coalesce((SELECT max(n) FROM entries WHERE table_id = id), 0) AS head FROM tables WHERE id = ?',
    ),
    summarize: db.prepare('UPDATE tables SET status = ?, summary = ? WHERE id = ?'),
    probe: db.prepare('UPDATE probe SET writes = writes + 1'),
    card: db.prepare('SELECT card FROM tables WHERE id = ?'),
    log: db.prepare('SELECT n, at, entry FROM entries WHERE table_id = ? AND n > ? ORDER BY n'),
  };
}
