import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logged, TableCard } from '../table/log.ts';
import { GroupCommit } from './group-commit.ts';
import { listing } from './listing.ts';
import { PostgresListener } from './postgres-listener.ts';
import { migrate } from './postgres-schema.ts';
import {
  appendAll,
  createTable,
  DROP_OLD_LEASES,
  DUE,
  expire,
  keepCheckpoint,
  leaseAll,
  type Statement,
  type WantedLease,
} from './postgres-statements.ts';
import {
  type Addition,
  addition,
  creation,
  type EntryRow,
  entriesBefore,
  type ListedRow,
  listed,
  logged,
  outcome,
  rematchCreation,
  stored,
} from './rows.ts';
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
/** How often expired leases are deleted. */
const PURGE_MS = 600_000;

const UNIQUE_VIOLATION = '23505';
/** Another node has written at the same moment: the statement did nothing and can be tried again. */
const RETRIABLE: readonly unknown[] = [UNIQUE_VIOLATION, '40001', '40P01'];
/** So many conflicts in a row are not by chance: something is broken. */
const MOST_TRIES = 100;

/** Tables in a database that several servers share. */
export class PostgresStore implements Store {
  private readonly address: pg.ClientConfig;
  private readonly pool: pg.Pool;
  /** Signs this store's notifications, so that it can tell them from those of other nodes. */
  private readonly self = randomBytes(8).toString('hex');
  private readonly listeners = new Set<PostgresListener>();
  private readonly appends = new GroupCommit<Addition, number | null>(
    (additions) => this.commit(additions),
    ({ tableId }) => tableId,
  );
  private readonly leases = new GroupCommit<WantedLease, boolean>(
    (wanted) => this.take(wanted),
    ({ tableId }) => tableId,
  );
  private purge: NodeJS.Timeout | undefined;
  private closing: Promise<void> | null = null;

  private constructor(url: string) {
    this.address = {
      connectionString: url,
      application_name: 'madang',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    };
    this.pool = new pg.Pool({ ...this.address, max: CONNECTIONS });
    this.pool.on('error', () => undefined); // an idle connection broke: the pool makes another when needed
  }

  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url);
    try {
      await mustBeDurable(store.pool);
      await migrate(store.pool);
      store.purgeLater(0);
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
    return outcome(wanted, await this.appends.ask(wanted));
  }

  async rematch(card: TableCard, entries: readonly Logged[], summary: Summary): Promise<string> {
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
    const statement = { name: 'card', text: 'SELECT card FROM madang.tables WHERE id = $1', values: [tableId] };
    const [row] = await this.query<{ card: string }>(statement);
    return row ? JSON.parse(row.card) : null;
  }

  async find(tableId: string): Promise<Listed | null> {
    const text = 'SELECT card, summary FROM madang.tables WHERE id = $1';
    const [row] = await this.query<ListedRow>({ name: 'find', text, values: [tableId] });
    return row ? listed(row) : null;
  }

  async open(tableId: string): Promise<Stored | null> {
    const text = 'SELECT card, n, text FROM madang.tables LEFT JOIN madang.checkpoints ON table_id = id WHERE id = $1';
    const values = [tableId];
    const [row] = await this.query<{ card: string; n: number | null; text: string }>({ name: 'open', text, values });
    if (!row) return null;
    const checkpoint = row.n === null ? null : { n: row.n, text: row.text };
    return stored({ card: row.card, checkpoint, entries: await this.entries(tableId, entriesBefore(checkpoint)) });
  }

  async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    return (await this.entries(tableId, after)).map(logged);
  }

  private entries(tableId: string, after: number): Promise<EntryRow[]> {
    const text = 'SELECT n, at, entry FROM madang.entries WHERE table_id = $1 AND n > $2 ORDER BY n';
    return this.query<EntryRow>({ name: 'log', text, values: [tableId, after] });
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    const { clauses, values } = listing(filter, (place) => `$${place}`);
    const text = `SELECT card, summary FROM madang.tables ${clauses}`;
    return (await this.query<ListedRow>({ text, values: [...values] })).map(listed);
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

  async lease(tableId: string, node: string, forMs: number): Promise<boolean> {
    this.mustBeOpen();
    return this.leases.ask({ tableId, node, forMs });
  }

  async release(tableId: string, node: string): Promise<void> {
    const text = 'DELETE FROM madang.leases WHERE table_id = $1 AND node = $2';
    await this.query({ name: 'release', text, values: [tableId, node] });
  }

  async listen(listener: Listener): Promise<() => Promise<void>> {
    this.mustBeOpen();
    const started = await PostgresListener.listen(this.address, this.self, listener);
    this.listeners.add(started);
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

  /** A node that dies does not give its leases back: without this their rows would stay for ever. */
  private purgeLater(ms: number): void {
    this.purge = setTimeout(() => {
      this.pool.query(DROP_OLD_LEASES).catch(() => undefined); // tried again next time
      this.purgeLater(PURGE_MS);
    }, ms).unref();
  }

  private async finish(): Promise<void> {
    clearTimeout(this.purge);
    await Promise.all([this.appends.settled(), this.leases.settled()]);
    await Promise.all([...this.listeners].map((listener) => listener.close()));
    await this.pool.end();
  }

  private async commit(additions: readonly Addition[]): Promise<readonly (number | null)[]> {
    for (let tries = 1; ; tries++) {
      try {
        const { rows } = await this.pool.query<{ id: string; head: number }>(appendAll(additions, this.self));
        const heads = new Map(rows.map(({ id, head }) => [id, head]));
        return additions.map(({ tableId }) => heads.get(tableId) ?? null);
      } catch (error) {
        if (!RETRIABLE.includes(code(error)) || tries === MOST_TRIES) throw error;
      }
    }
  }

  private async take(wanted: readonly WantedLease[]): Promise<readonly boolean[]> {
    const { rows } = await this.pool.query<{ table_id: string }>(leaseAll(wanted));
    const had = new Set(rows.map(({ table_id }) => table_id));
    return wanted.map(({ tableId }) => had.has(tableId));
  }

  private async query<Row extends pg.QueryResultRow>(statement: Partial<Statement> & { text: string }): Promise<Row[]> {
    this.mustBeOpen();
    return (await this.pool.query<Row>(statement)).rows;
  }

  private mustBeOpen(): void {
    if (this.closing) throw new Error('the store is closed');
  }
}

/** With these settings off, PostgreSQL acknowledges commits that a power cut can still lose. */
async function mustBeDurable(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await pool.query<Record<string, string>>(`SHOW ${setting}`);
    if (rows[0]?.[setting] !== 'off') continue;
    throw new StoreError(
      `PostgreSQL runs with ${setting}=off, where moves that were acknowledged can be lost: turn it on`,
    );
  }
}

/** The address of a database without its password. */
function place(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function why(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(code(error));
}

function code(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
