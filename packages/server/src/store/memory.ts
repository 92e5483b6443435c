import { DatabaseSync } from 'node:sqlite';
import type { Logged, TableCard } from '../table/log.ts';
import { withoutPerson } from './forget-person.ts';
import { type Packed, pack, unpackLog } from './packed-log.ts';
import {
  addition,
  type Creation,
  creation,
  type EntryRow,
  entriesBefore,
  listed,
  logged,
  type NewEntryRow,
  outcome,
  rematchCreation,
  type SummaryRow,
  type TableRow,
} from './rows.ts';
import { SingleProcessStore } from './single-process-store.ts';
import { SqlConduct } from './sql-conduct.ts';
import { SqlDaily } from './sql-daily.ts';
import { SqlPasskeys } from './sql-passkeys.ts';
import { type PeopleSql, SqlPeople, type SqlRow } from './sql-people.ts';
import { SqlRatings } from './sql-ratings.ts';
import { type RowsOf, sqlitePeople } from './sqlite-people.ts';
import { SQLITE_STEPS } from './sqlite-schema.ts';
import type {
  AppendOptions,
  Checkpoint,
  Cursor,
  Due,
  Expiry,
  Listed,
  ListFilter,
  Store,
  Stored,
  Summary,
} from './store.ts';

interface Kept {
  readonly table: TableRow;
  entries: NewEntryRow[];
  /** The log of an archived table, instead of `entries`. */
  packed: Packed | null;
  summary: SummaryRow;
  checkpoint: Checkpoint | null;
}

/** For tests: everything is lost when the process ends. It keeps JSON text, like the others, so that it shares no objects with its callers. */
export class MemoryStore extends SingleProcessStore implements Store {
  private readonly tables = new Map<string, Kept>();
  private database: { readonly db: DatabaseSync; readonly rowsOf: RowsOf } | null = null;
  readonly people = new SqlPeople((statements) => this.runSql(statements));
  readonly ratings = new SqlRatings((statements) => this.runSql(statements));
  readonly conduct = new SqlConduct((statements) => this.runSql(statements));
  readonly passkeys = new SqlPasskeys((statements) => this.runSql(statements));
  readonly daily = new SqlDaily((statements) => this.runSql(statements));
  private closed = false;

  async create(card: TableCard, entries?: readonly Logged[], summary?: Summary): Promise<void> {
    this.add(creation(card, entries, summary));
  }

  async rematch(card: TableCard, entries: readonly Logged[], summary: Summary): Promise<string> {
    this.mustBeOpen();
    const wanted = rematchCreation(card, entries, summary);
    const first = [...this.tables.values()].find(({ table }) => table.rematchOf === wanted.table.rematchOf);
    if (first) return first.table.id;
    this.add(wanted);
    return card.id;
  }

  private add({ table, entries, summary }: Creation): void {
    this.mustBeOpen();
    if (this.tables.has(table.id)) throw new Error(`table ${table.id} exists already`);
    this.link(table, summary.people);
    this.tables.set(table.id, { table, entries: [...entries], packed: null, summary, checkpoint: null });
  }

  async append(tableId: string, entries: readonly Logged[], options?: AppendOptions): Promise<'appended' | 'conflict'> {
    this.mustBeOpen();
    const wanted = addition(tableId, entries, options);
    const kept = this.tables.get(tableId);
    if (kept?.packed) {
      kept.entries = entriesIn(kept).map((entry) => ({ ...entry, due: null }));
      kept.packed = null;
    }
    const result = outcome(wanted, kept ? kept.entries.length : null);
    if (kept && result === 'appended') {
      kept.entries.push(...wanted.entries);
      if (wanted.result) {
        const { at, pool, places } = wanted.result;
        const add = 'INSERT INTO results VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';
        this.opened().db.prepare(add).run(tableId, at, pool, places);
      }
      if (wanted.summary) this.link(kept.table, wanted.summary.people);
      if (wanted.summary) kept.summary = { ...wanted.summary, seenAt: wanted.summary.seenAt ?? kept.summary.seenAt };
    }
    return result;
  }

  async card(tableId: string): Promise<TableCard | null> {
    this.mustBeOpen();
    const kept = this.tables.get(tableId);
    return kept ? JSON.parse(kept.table.card) : null;
  }

  async find(tableId: string): Promise<Listed | null> {
    this.mustBeOpen();
    const kept = this.tables.get(tableId);
    return kept ? shown(kept) : null;
  }

  async open(tableId: string): Promise<Stored | null> {
    this.mustBeOpen();
    const kept = this.tables.get(tableId);
    if (!kept) return null;
    const { table, checkpoint } = kept;
    return { card: JSON.parse(table.card), checkpoint, log: await this.log(tableId, entriesBefore(checkpoint)) };
  }

  async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    this.mustBeOpen();
    const kept = this.tables.get(tableId);
    return kept ? entriesIn(kept).slice(after).map(logged) : [];
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    this.mustBeOpen();
    const { status, game, publicOnly, queue, person, seenSince, after, limit } = filter;
    const order = queue === undefined ? 1 : -1;
    return [...this.tables.values()]
      .filter((kept) => status === undefined || kept.summary.status === status)
      .filter((kept) => game === undefined || kept.table.game === game)
      .filter((kept) => !publicOnly || kept.table.isPublic)
      .filter((kept) => queue === undefined || kept.table.queue === queue)
      .filter(({ summary }) => person === undefined || summary.people.includes(person))
      .filter(({ summary }) => seenSince === undefined || (summary.seenAt !== null && summary.seenAt >= seenSince))
      .filter((kept) => !after || newestFirst(kept.table, after) > 0)
      .sort((a, b) => order * newestFirst(a.table, b.table))
      .slice(0, limit)
      .map(shown);
  }

  async due(): Promise<readonly Due[]> {
    this.mustBeOpen();
    return [...this.tables.values()]
      .filter(({ summary }) => summary.status === 'playing')
      .flatMap(({ table, entries }) => {
        const last = entries.at(-1);
        return !last || last.due === null ? [] : [{ tableId: table.id, at: last.at, due: last.due }];
      })
      .sort((a, b) => a.due - b.due);
  }

  async keepCheckpoint(tableId: string, checkpoint: Checkpoint): Promise<void> {
    this.mustBeOpen();
    const kept = this.tables.get(tableId);
    if (kept) kept.checkpoint = checkpoint;
  }

  async touch(tableIds: readonly string[], at: number): Promise<void> {
    this.mustBeOpen();
    for (const tableId of tableIds) {
      const kept = this.tables.get(tableId);
      if (kept?.summary.status === 'open') kept.summary = { ...kept.summary, seenAt: at };
    }
  }

  async expire({ unreached, listed, unlisted }: Expiry): Promise<readonly string[]> {
    this.mustBeOpen();
    const expired = [...this.tables.values()].filter(({ table, summary }) => {
      if (summary.status !== 'open' || table.rematchOf !== null) return false;
      if (summary.seenAt === null) return table.createdAt < unreached;
      return summary.seenAt < unlisted || (table.isPublic && summary.seenAt < listed);
    });
    for (const { table } of expired) {
      this.tables.delete(table.id);
      this.link(table, []);
    }
    return expired.map(({ table }) => table.id);
  }

  async abandoned(since: number): Promise<readonly string[]> {
    this.mustBeOpen();
    return [...this.tables.values()]
      .filter(({ table, summary }) => summary.status === 'playing' && JSON.parse(table.card).clock === null)
      .filter(({ entries }) => (entries.at(-1)?.at ?? since) < since)
      .map(({ table }) => table.id);
  }

  async archive(since: number): Promise<readonly string[]> {
    this.mustBeOpen();
    const finished = [...this.tables.values()].filter(
      ({ summary, packed }) => !packed && summary.finishedAt !== null && summary.finishedAt < since,
    );
    for (const kept of finished) {
      const packed = await pack({ card: kept.table.card, summary: kept.summary.summary }, kept.entries);
      if (kept.packed || packed.n !== kept.entries.length) continue; // something was added meanwhile
      kept.packed = packed;
      kept.entries = [];
      kept.checkpoint = null;
    }
    return finished.filter(({ packed }) => packed).map(({ table }) => table.id);
  }

  async forget(tableId: string, personId: string): Promise<boolean> {
    this.mustBeOpen();
    const kept = this.tables.get(tableId);
    if (!kept?.packed) return false;
    const listed = { card: kept.table.card, summary: kept.summary.summary };
    const without = withoutPerson(listed, entriesIn(kept), personId);
    kept.packed = await pack(without.listed, without.entries);
    const people = kept.summary.people.filter((person) => person !== personId);
    kept.summary = { ...kept.summary, summary: without.listed.summary, people };
    return true;
  }

  private async runSql(statements: readonly PeopleSql[]): Promise<readonly (readonly SqlRow[])[]> {
    this.mustBeOpen();
    const { db, rowsOf } = this.opened();
    db.exec('SAVEPOINT part');
    try {
      return rowsOf(statements);
    } catch (error) {
      db.exec('ROLLBACK TO part');
      throw error;
    } finally {
      db.exec('RELEASE part');
    }
  }

  /** People are in a database in memory, made when it is needed. */
  private opened(): { readonly db: DatabaseSync; readonly rowsOf: RowsOf } {
    if (this.database) return this.database;
    const db = new DatabaseSync(':memory:');
    db.exec(SQLITE_STEPS.join('\n'));
    this.database = { db, rowsOf: sqlitePeople(db) };
    return this.database;
  }

  private link({ id, createdAt }: TableRow, people: readonly string[]): void {
    if (people.length === 0 && !this.database) return;
    const { db } = this.opened();
    db.prepare('DELETE FROM person_tables WHERE table_id = ?').run(id);
    for (const person of people) db.prepare('INSERT INTO person_tables VALUES (?, ?, ?)').run(person, createdAt, id);
  }

  async probe(): Promise<void> {
    this.mustBeOpen();
  }

  async close(): Promise<void> {
    this.closed = true;
  }

  protected mustBeOpen(): void {
    if (this.closed) throw new Error('the store is closed');
  }
}

function entriesIn({ entries, packed }: Kept): readonly EntryRow[] {
  return packed ? unpackLog(packed.log) : entries;
}

function newestFirst(a: Cursor, b: Cursor): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function shown({ table, summary }: Kept): Listed {
  return listed({ card: table.card, summary: summary.summary });
}
