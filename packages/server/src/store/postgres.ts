import pg from 'pg';
import type { Logged, TableCard } from '../table/log.ts';
import { ArchiveFiles } from './archive-files.ts';
import { PostgresAppends } from './postgres-appends.ts';
import { PostgresArchive } from './postgres-archive.ts';
import { code, mustBeDurable, place, UNIQUE_VIOLATION, why } from './postgres-connection.ts';
import { PostgresHosts } from './postgres-hosts.ts';
import { PostgresLeases } from './postgres-leases.ts';
import { PostgresListener } from './postgres-listener.ts';
import { runPeople } from './postgres-people.ts';
import { PostgresReads } from './postgres-reads.ts';
import { migrate } from './postgres-schema.ts';
import { createTable, expire, keepCheckpoint, type Statement, TELL } from './postgres-statements.ts';
import { addition, creation, outcome, rematchCreation } from './rows.ts';
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
  private readonly leases: PostgresLeases;
  private readonly reads: PostgresReads;
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
    this.leases = new PostgresLeases(this.pool);
    this.reads = new PostgresReads(this.pool, this.archived);
    this.pool.on('error', () => undefined); // an idle connection broke: the pool makes another when needed
  }

  /** @param archive the folder for the logs of archived tables, the same for all nodes; null: they are in the database */
  static async open(url: string, archive: string | null = null): Promise<PostgresStore> {
    const store = new PostgresStore(url, archive);
    try {
      await mustBeDurable(store.pool);
      await migrate(store.pool);
      store.leases.dropOld();
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
    return this.reading().card(tableId);
  }

  async find(tableId: string): Promise<Listed | null> {
    return this.reading().find(tableId);
  }

  async open(tableId: string): Promise<Stored | null> {
    return this.reading().open(tableId);
  }

  async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    return this.reading().log(tableId, after);
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    return this.reading().list(filter);
  }

  async due(): Promise<readonly Due[]> {
    return this.reading().due();
  }

  async abandoned(since: number): Promise<readonly string[]> {
    return this.reading().abandoned(since);
  }

  private reading(): PostgresReads {
    this.mustBeOpen();
    return this.reads;
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
    return this.leases.lease({ tableId, node, forMs });
  }

  async release(tableId: string, node: string): Promise<void> {
    this.mustBeOpen();
    await this.leases.release(tableId, node);
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
      this.leases.dropOld();
      this.hosts.forgetDead().catch(() => undefined);
    }, PURGE_MS).unref();
  }

  private async finish(): Promise<void> {
    clearInterval(this.purge);
    await Promise.all([this.appends.settled(), this.leases.settled()]);
    await Promise.all([...this.listeners].map((listener) => listener.close()));
    await this.hosts.close().catch(() => undefined); // the database may be down: another node takes this one off the list
    await this.pool.end();
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
