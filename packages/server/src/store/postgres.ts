import pg from 'pg';
import type { Logged, TableCard } from '../table/log.ts';
import { ArchiveFiles } from './archive-files.ts';
import { GroupCommit } from './group-commit.ts';
import { listing, POSTGRES } from './listing.ts';
import { unpackHead } from './packed-log.ts';
import { PostgresAppends } from './postgres-appends.ts';
import { PostgresArchive } from './postgres-archive.ts';
import { code, mustBeDurable, place, UNIQUE_VIOLATION, why } from './postgres-connection.ts';
import { PostgresHosts } from './postgres-hosts.ts';
import { PostgresListener } from './postgres-listener.ts';
import { runPeople } from './postgres-people.ts';
import { migrate } from './postgres-schema.ts';
import {
  ABANDONED,
  createTable,
  DROP_OLD_LEASES,
  DUE,
  expire,
  FIND,
  keepCheckpoint,
  leaseAll,
  type Statement,
  TELL,
  type WantedLease,
} from './postgres-statements.ts';
import {
  addition,
  creation,
  type EntryRow,
  entriesBefore,
  type FoundRow,
  type ListedRow,
  listed,
  logged,
  outcome,
  rematchCreation,
  stored,
} from './rows.ts';
import { SqlConduct } from './sql-conduct.ts';
import { SqlDaily } from './sql-daily.ts';
import { SqlPasskeys } from './sql-passkeys.ts';
import { type PeopleSql, SqlPeople, type SqlRow } from './sql-people.ts';
import { SqlRatings } from './sql-ratings.ts';
import {
  type AppendOptions,
  type Checkpoint,
  type Due,
  type Expiry,
  type Listed,
  type Listener,
  type ListFilter,
  type Store,
  type Stored,
  StoreError,
  type Summary,
} from './store.ts';

/** A query without an answer for so long fails, so that a broken connection does not block every later commit. */
const ANSWER_MS = 30_000;
const CONNECT_MS = 5_000;
const CONNECTIONS = 8;
/** How often expired leases and dead nodes are looked for. */
const PURGE_MS = 600_000;

/** Tables in a database that several servers share. */
export class PostgresStore implements Store {
  private readonly address: pg.ClientConfig;
  private readonly pool: pg.Pool;
  private readonly archived: PostgresArchive;
  readonly people = new SqlPeople((statements) => this.runSql(statements));
  readonly ratings = new SqlRatings((statements) => this.runSql(statements));
  readonly conduct = new SqlConduct((statements) => this.runSql(statements));
  readonly passkeys = new SqlPasskeys((statements) => this.runSql(statements));
  readonly daily = new SqlDaily((statements) => this.runSql(statements));
  private readonly hosts: PostgresHosts;
  private readonly appends: PostgresAppends;
  private readonly listeners = new Set<PostgresListener>();
  private readonly leases = new GroupCommit<WantedLease, boolean>(
    (wanted) => this.take(wanted),
    ({ tableId }) => tableId,
  );
  private purge: NodeJS.Timeout | undefined;
  private closing: Promise<void> | null = null;

  private constructor(url: string, archive: string | null) {
    this.address = {
      connectionString: url,
      application_name: 'madang',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    };
    this.pool = new pg.Pool({ ...this.address, max: CONNECTIONS });
    this.hosts = new PostgresHosts(this.pool);
    this.appends = new PostgresAppends(this.pool, this.hosts);
    this.archived = new PostgresArchive(this.pool, archive === null ? null : new ArchiveFiles(archive));
    this.pool.on('error', () => undefined); // an idle connection broke: the pool makes another when needed
  }

  /** @param archive the folder for the logs of archived tables, the same for all nodes; null: they are in the database */
  static async open(url: string, archive: string | null = null): Promise<PostgresStore> {
    const store = new PostgresStore(url, archive);
    try {
      await mustBeDurable(store.pool);
      await migrate(store.pool);
      store.dropOldLeases();
      store.purgeLater();
      return store;
    } catch (error) {
      await store.close();
      throw error instanceof StoreError
        ? error
        : new StoreError(`cannot use PostgreSQL at ${place(url)}: ${why(error)}`);
    }
  }

  async create(card: TableCard, entries?: readonly Logged[], summary?: Summary): Promise<void> {
    try {
      await this.query(createTable(creation(card, entries, summary)));
    } catch (error) {
      throw code(error) === UNIQUE_VIOLATION ? new Error(`table ${card.id} exists already`) : error;
    }
  }

  async append(tableId: string, entries: readonly Logged[], options?: AppendOptions): Promise<'appended' | 'conflict'> {
    this.mustBeOpen();
    const wanted = addition(tableId, entries, options);
    const head = await this.appends.append(wanted);
    const isBack = head === null && (await this.archived.restore(tableId));
    return outcome(wanted, isBack ? await this.appends.append(wanted) : head);
  }

  async rematch(card: TableCard, entries: readonly Logged[], summary: Summary): Promise<string> {
    this.mustBeOpen();
    const archived = await this.archived.rematchOf(card.rematchOf);
    if (archived !== null) return archived;
    try {
      await this.query(createTable(rematchCreation(card, entries, summary)));
      return card.id;
    } catch (error) {
      if (code(error) !== UNIQUE_VIOLATION) throw error;
    }
    const text = 'SELECT id FROM madang.tables WHERE rematch_of = $1';
    const [first] = await this.query<{ id: string }>({ name: 'rematch', text, values: [card.rematchOf] });
    if (!first) throw new Error(`table ${card.id} exists already`);
    return first.id;
  }

  async card(tableId: string): Promise<TableCard | null> {
    return (await this.find(tableId))?.card ?? null;
  }

  async find(tableId: string): Promise<Listed | null> {
    const found = await this.findRow(tableId);
    return found && listed(found);
  }

  /** In one statement, so that a table that moves to the archive or back is always found. */
  private async findRow(tableId: string): Promise<FoundRow | null> {
    const [row] = await this.query<MaybeArchived>({ name: 'find', text: FIND, values: [tableId] });
    return row ? foundRow(row) : null;
  }

  async open(tableId: string): Promise<Stored | null> {
    const text = 'SELECT card, n, text FROM madang.tables LEFT JOIN madang.checkpoints ON table_id = id WHERE id = $1';
    const values = [tableId];
    const [row] = await this.query<{ card: string; n: number | null; text: string }>({ name: 'open', text, values });
    if (!row) return this.openArchived(tableId);
    const checkpoint = row.n === null ? null : { n: row.n, text: row.text };
    return stored({ card: row.card, checkpoint, entries: await this.entries(tableId, entriesBefore(checkpoint)) });
  }

  private async openArchived(tableId: string): Promise<Stored | null> {
    const found = await this.findRow(tableId);
    if (!found) return null;
    if (!('head' in found)) return this.open(tableId); // it has just come back
    return stored({ card: unpackHead(found.head).card, checkpoint: null, entries: await this.entries(tableId, 0) });
  }

  async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    return (await this.entries(tableId, after)).map(logged);
  }

  private async entries(tableId: string, after: number): Promise<readonly EntryRow[]> {
    const text = 'SELECT n, at, entry FROM madang.entries WHERE table_id = $1 AND n > $2 ORDER BY n';
    const read = () => this.query<EntryRow>({ name: 'log', text, values: [tableId, after] });
    const rows = await read();
    if (rows.length > 0) return rows;
    const archived = await this.archived.entries(tableId);
    return archived ? archived.filter(({ n }) => n > after) : read(); // it may have come back in between
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    const { text, values } = listing(filter, POSTGRES);
    const rows = await this.query<MaybeArchived>({ text, values: [...values] });
    return rows.map((row) => listed(foundRow(row)));
  }

  async due(): Promise<readonly Due[]> {
    const rows = await this.query<{ id: string; at: number; due: number }>({ name: 'due', text: DUE });
    return rows.map(({ id, at, due }) => ({ tableId: id, at, due }));
  }

  async keepCheckpoint(tableId: string, checkpoint: Checkpoint): Promise<void> {
    await this.query(keepCheckpoint(tableId, checkpoint));
  }

  async touch(tableIds: readonly string[], at: number): Promise<void> {
    const text = "UPDATE madang.tables SET seen_at = $2 WHERE id = ANY ($1) AND status = 'open'";
    await this.query({ name: 'touch', text, values: [[...tableIds].sort(), at] });
  }

  async expire(before: Expiry): Promise<readonly string[]> {
    return (await this.query<{ id: string }>(expire(before))).map(({ id }) => id);
  }

  async abandoned(since: number): Promise<readonly string[]> {
    return (await this.query<{ id: string }>({ name: 'abandoned', text: ABANDONED, values: [since] })).map(
      ({ id }) => id,
    );
  }

  async archive(since: number): Promise<readonly string[]> {
    this.mustBeOpen();
    return this.archived.move(since);
  }

  async forget(tableId: string, personId: string): Promise<boolean> {
    this.mustBeOpen();
    return this.archived.forget(tableId, personId);
  }

  async lease(tableId: string, node: string, forMs: number): Promise<boolean> {
    this.mustBeOpen();
    return this.leases.ask({ tableId, node, forMs });
  }

  async release(tableId: string, node: string): Promise<void> {
    const text = 'DELETE FROM madang.leases WHERE table_id = $1 AND node = $2';
    await this.query({ name: 'release', text, values: [tableId, node] });
  }

  async host(tableId: string): Promise<void> {
    this.mustBeOpen();
    await this.hosts.host(tableId);
  }

  async unhost(tableId: string): Promise<void> {
    this.mustBeOpen();
    await this.hosts.unhost(tableId);
  }

  async tell(tableId: string, text: string): Promise<void> {
    await this.query({ name: 'tell', text: TELL, values: [tableId, text, this.hosts.self] });
  }

  async listen(listener: Listener): Promise<() => Promise<void>> {
    this.mustBeOpen();
    const started = await PostgresListener.listen(this.address, this.hosts, listener);
    this.listeners.add(started);
    this.hosts.forgetDead().catch(() => undefined); // tried again later
    return async () => {
      this.listeners.delete(started);
      await started.close();
    };
  }

  async probe(): Promise<void> {
    await this.query({ name: 'probe', text: 'UPDATE madang.probe SET writes = writes + 1' });
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  /** A node that dies gives nothing back: without this its leases and what it hosted would stay for ever. */
  private purgeLater(): void {
    this.purge = setInterval(() => {
      this.dropOldLeases();
      this.hosts.forgetDead().catch(() => undefined);
    }, PURGE_MS).unref();
  }

  private dropOldLeases(): void {
    this.pool.query(DROP_OLD_LEASES).catch(() => undefined); // tried again next time
  }

  private async finish(): Promise<void> {
    clearInterval(this.purge);
    await Promise.all([this.appends.settled(), this.leases.settled()]);
    await Promise.all([...this.listeners].map((listener) => listener.close()));
    await this.hosts.close().catch(() => undefined); // the database may be down: another node takes this one off the list
    await this.pool.end();
  }

  private async take(wanted: readonly WantedLease[]): Promise<readonly boolean[]> {
    const { rows } = await this.pool.query<{ table_id: string }>(leaseAll(wanted));
    const had = new Set(rows.map(({ table_id }) => table_id));
    return wanted.map(({ tableId }) => had.has(tableId));
  }

  private async runSql(statements: readonly PeopleSql[]): Promise<readonly (readonly SqlRow[])[]> {
    this.mustBeOpen();
    return runPeople(this.pool, statements);
  }

  private async query<Row extends pg.QueryResultRow>(statement: Partial<Statement> & { text: string }): Promise<Row[]> {
    this.mustBeOpen();
    return (await this.pool.query<Row>(statement)).rows;
  }

  private mustBeOpen(): void {
    if (this.closing) throw new Error('the store is closed');
  }
}

interface MaybeArchived extends ListedRow {
  readonly head: Uint8Array | null;
}

function foundRow({ head, ...row }: MaybeArchived): FoundRow {
  return head ? { head } : row;
}
