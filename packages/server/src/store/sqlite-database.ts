import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Addition, ArchivedRow, Creation, NewEntryRow } from './rows.ts';
import { isDamage, openFile } from './sqlite-file.ts';
import { type RowsOf, sqlitePeople } from './sqlite-people.ts';
import type { Checkpoint, Expiry } from './store.ts';

/** The only connection that writes to the SQLite file. Its calls block, so it runs in a thread of its own. */
export class SqliteDatabase {
  private readonly db: DatabaseSync;
  private readonly lock: DatabaseSync;
  private readonly statements: ReturnType<typeof prepare>;
  /** Runs statements about people. */
  readonly people: RowsOf;
  private readonly file: string;
  private readonly inode: number;
  /** Damage that was found; it stays. */
  private damage: Error | null = null;

  constructor(file: string) {
    const { db, lock } = openFile(file);
    this.file = file;
    this.inode = statSync(file).ino;
    this.db = db;
    this.lock = lock;
    this.statements = prepare(db);
    this.people = sqlitePeople(db);
  }

  /** Runs `work` in one transaction. */
  atomically<T>(work: () => T): T {
    const { begin, commit, rollBack } = this.statements;
    return this.between(begin, commit, [rollBack], work);
  }

  /** A part of a transaction: when it fails, it is rolled back, and the rest can continue. */
  separately<T>(work: () => T): T {
    const { beginPart, endPart, rollBackPart } = this.statements;
    return this.between(beginPart, endPart, [rollBackPart, endPart], work);
  }

  /** False when SQLite itself has rolled the transaction back, as it does when the disk is full. */
  get isInTransaction(): boolean {
    return this.db.isTransaction;
  }

  /** False when the table exists already. */
  create({ table, entries, summary }: Creation): boolean {
    const { id, game, isPublic, createdAt, card, rematchOf, queue } = table;
    const { status, seenAt, finishedAt, summary: text } = summary;
    const values = [id, game, isPublic ? 1 : 0, createdAt, card, status, text, seenAt, finishedAt, rematchOf, queue];
    if (this.statements.addTable.run(...values).changes === 0) return false;
    this.addEntries(id, entries);
    for (const person of summary.people) this.statements.link.run(id, person);
    return true;
  }

  /** The id of the only rematch: this one or an earlier one. */
  rematch(creation: Creation): string {
    const { id, rematchOf } = creation.table;
    const archived = this.statements.archivedRematch.get(rematchOf);
    if (archived) return String(archived.id);
    if (this.create(creation)) return id;
    const first = this.statements.rematch.get(rematchOf);
    if (!first) throw new Error(`table ${id} exists already`);
    return String(first.id);
  }

  /** Adds the entries if they follow the table's last one. Answers the number of that one. */
  append({ tableId, first, entries, summary, result }: Addition): number | null {
    const row = this.statements.head.get(tableId);
    const head = row ? Number(row.head) : null;
    if (head !== first - 1) return head;
    this.addEntries(tableId, entries);
    if (summary) {
      const { status, seenAt, finishedAt, summary: text } = summary;
      this.statements.summarize.run(status, text, seenAt, finishedAt, tableId);
      this.statements.unlink.run(tableId, JSON.stringify(summary.people));
      for (const person of summary.people) this.statements.link.run(tableId, person);
    }
    if (result) this.statements.addResult.run(tableId, result.at, result.pool, result.places);
    return head;
  }

  keepCheckpoint(tableId: string, { n, text }: Checkpoint): null {
    this.statements.keepCheckpoint.run(tableId, n, text);
    return null;
  }

  touch(tableIds: readonly string[], at: number): null {
    for (const tableId of tableIds) this.statements.touch.run(at, tableId);
    return null;
  }

  expire({ unreached, listed, unlisted }: Expiry): readonly string[] {
    const ids = this.statements.expired.all(unreached, unlisted, listed).map(({ id }) => String(id));
    for (const id of ids) {
      for (const statement of this.statements.remove) statement.run(id);
      this.statements.unlink.run(id, '[]');
    }
    return ids;
  }

  /** False when the table has changed since it was packed: then nothing is written. */
  archive({ id, n, head, log, place }: ArchivedRow): boolean {
    if (this.statements.archive.run(id, n, head, log, place).changes === 0) return false;
    for (const statement of this.statements.remove) statement.run(id);
    return true;
  }

  /** Puts another packed log in the place of an archived one; false when the table is not there as it was. */
  rewrite({ id, n, head, log, place }: ArchivedRow): boolean {
    return this.statements.rewrite.run(head, log, place, id, n).changes > 0;
  }

  /** Moves a table back from the archive; false when it is not there any more. */
  restore(creation: Creation): boolean {
    return this.statements.unarchive.run(creation.table.id).changes > 0 && this.create(creation);
  }

  /** Writes something. Throws when the file is known to be damaged, or was replaced since it was opened. */
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

  private addEntries(tableId: string, entries: readonly NewEntryRow[]): void {
    for (const { n, at, entry, due } of entries) this.statements.addEntry.run(tableId, n, at, entry, due);
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

/** So many tables at once, for each reason: other commits wait for it. */
const MOST_EXPIRED = 100;
const EXPIRED = [
  "status = 'open' AND rematch_of IS NULL AND seen_at IS NULL AND created_at < ?1",
  "status = 'open' AND rematch_of IS NULL AND seen_at < ?2",
  "status = 'open' AND rematch_of IS NULL AND seen_at < ?3 AND is_public",
];

function prepare(db: DatabaseSync) {
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollBack: db.prepare('ROLLBACK'),
    beginPart: db.prepare('SAVEPOINT part'),
    endPart: db.prepare('RELEASE part'),
    rollBackPart: db.prepare('ROLLBACK TO part'),
    addTable: db.prepare(
      `INSERT INTO tables (id, game, is_public, created_at, card, status, summary, seen_at, finished_at, rematch_of, queue)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ),
    addEntry: db.prepare('INSERT INTO entries (table_id, n, at, entry, due) VALUES (?, ?, ?, ?, ?)'),
    head: db.prepare(
      'SELECT coalesce((SELECT max(n) FROM entries WHERE table_id = id), 0) AS head FROM tables WHERE id = ?',
    ),
    summarize: db.prepare(
      'UPDATE tables SET status = ?, summary = ?, seen_at = coalesce(?, seen_at), finished_at = ? WHERE id = ?',
    ),
    rematch: db.prepare('SELECT id FROM tables WHERE rematch_of = ?'),
    archivedRematch: db.prepare('SELECT id FROM archive WHERE rematch_of = ?'),
    archive: db.prepare(
      `INSERT INTO archive (id, game, is_public, created_at, finished_at, rematch_of, n, head, log, place)
       SELECT id, game, is_public, created_at, finished_at, rematch_of, ?2, ?3, ?4, ?5 FROM tables
       WHERE id = ?1 AND finished_at IS NOT NULL
         AND ?2 = coalesce((SELECT max(n) FROM entries WHERE table_id = ?1), 0)`,
    ),
    rewrite: db.prepare('UPDATE archive SET head = ?, log = ?, place = ? WHERE id = ? AND n = ?'),
    link: db.prepare(
      `INSERT INTO person_tables (person, created_at, table_id) SELECT ?2, created_at, id FROM tables WHERE id = ?1
       ON CONFLICT DO NOTHING`,
    ),
    addResult: db.prepare(
      'INSERT INTO results (table_id, at, pool, places) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    unlink: db.prepare(
      'DELETE FROM person_tables WHERE table_id = ? AND person NOT IN (SELECT value FROM json_each(?))',
    ),
    unarchive: db.prepare('DELETE FROM archive WHERE id = ?'),
    keepCheckpoint: db.prepare(
      `INSERT INTO checkpoints (table_id, n, text) SELECT id, ?2, ?3 FROM tables WHERE id = ?1
       ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, text = excluded.text`,
    ),
    touch: db.prepare("UPDATE tables SET seen_at = ? WHERE id = ? AND status = 'open'"),
    expired: db.prepare(
      `${EXPIRED.map((condition) => `SELECT * FROM (SELECT id FROM tables WHERE ${condition} LIMIT ${MOST_EXPIRED})`).join(' UNION ')}`,
    ),
    remove: [
      db.prepare('DELETE FROM checkpoints WHERE table_id = ?'),
      db.prepare('DELETE FROM entries WHERE table_id = ?'),
      db.prepare('DELETE FROM tables WHERE id = ?'),
    ],
    probe: db.prepare('UPDATE probe SET writes = writes + 1'),
  };
}
