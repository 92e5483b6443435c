import type { Pool, PoolClient } from 'pg';
import type { ArchiveFiles } from './archive-files.ts';
import { unpackHead } from './packed-log.ts';
import { createTable } from './postgres-statements.ts';
import {
  type ArchivedRow,
  archivedEntries,
  archivedRow,
  type Creation,
  type EntryRow,
  forgottenRow,
  type ListedRow,
  restoration,
} from './rows.ts';

/** The lock under which one node at a time writes the archive: "archive" in ASCII, without its last letter. */
export const ARCHIVE_LOCK = 0x617263686976;
/** So many tables are packed together. */
const AT_ONCE = 50;

interface Finished extends ListedRow {
  readonly id: string;
  readonly created_at: number;
}

interface Archived {
  readonly game: string;
  readonly is_public: boolean;
  readonly created_at: number;
  readonly finished_at: number;
  readonly rematch_of: string | null;
  readonly head: Uint8Array;
  readonly log: Uint8Array | null;
  readonly place: string | null;
}

/** The archive of finished tables: one partition for each month in which tables were created. */
export class PostgresArchive {
  private readonly pool: Pool;
  private readonly files: ArchiveFiles | null;
  /** Months that have a partition. */
  private readonly months = new Set<string>();

  constructor(pool: Pool, files: ArchiveFiles | null) {
    this.pool = pool;
    this.files = files;
  }

  /** Null: there is no such table in the archive. */
  async entries(tableId: string): Promise<readonly EntryRow[] | null> {
    const row = await this.find(this.pool, tableId);
    return row && archivedEntries(row, this.files);
  }

  async rematchOf(tableId: string | null): Promise<string | null> {
    const statement = { name: 'archived rematch', text: 'SELECT id FROM madang.archive WHERE rematch_of = $1' };
    const { rows } = await this.pool.query<{ id: string }>({ ...statement, values: [tableId] });
    return rows[0]?.id ?? null;
  }

  /** Archives some tables that have been finished since then, unless another node is doing it. Their ids. */
  async move(since: number): Promise<readonly string[]> {
    return (await this.alone((client) => this.moveSome(client, since))) ?? [];
  }

  /** Where in a file a log begins is known only if no other node adds to the file. Null: another node writes the archive. */
  private async alone<T>(work: (client: PoolClient) => Promise<T>): Promise<T | null> {
    return this.withClient(async (client) => {
      const { rows } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${ARCHIVE_LOCK}) AS mine`);
      if (!rows[0]?.mine) return null;
      try {
        return await work(client);
      } finally {
        await client.query(`SELECT pg_advisory_unlock(${ARCHIVE_LOCK})`);
      }
    });
  }

  private async moveSome(client: PoolClient, since: number): Promise<readonly string[]> {
    const { rows } = await client.query<Finished>(
      `SELECT id, created_at, card, summary FROM madang.tables WHERE finished_at < $1 ORDER BY finished_at LIMIT ${AT_ONCE}`,
      [since],
    );
    const moved: string[] = [];
    for (const row of rows) {
      const entries = await client.query<EntryRow>(
        'SELECT n, at, entry FROM madang.entries WHERE table_id = $1 ORDER BY n',
        [row.id],
      );
      const archived = await archivedRow({ id: row.id, createdAt: row.created_at }, row, entries.rows, this.files);
      await this.partition(client, row.created_at);
      if (await isMoved(client, archived)) moved.push(row.id);
    }
    return moved;
  }

  /** Makes the partition of the month, if it is missing. */
  private async partition(client: PoolClient, at: number): Promise<void> {
    const date = new Date(at);
    const from = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
    const to = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
    const month = new Date(from).toISOString().slice(0, 7).replace('-', '_');
    if (this.months.has(month)) return;
    await client.query(
      `CREATE TABLE IF NOT EXISTS madang.archive_${month} PARTITION OF madang.archive FOR VALUES FROM (${from}) TO (${to})`,
    );
    this.months.add(month);
  }

  async forget(tableId: string, personId: string): Promise<boolean> {
    return (await this.alone((client) => this.forgetAt(client, tableId, personId))) ?? false;
  }

  private async forgetAt(client: PoolClient, tableId: string, personId: string): Promise<boolean> {
    const row = await this.find(client, tableId);
    if (!row) return false;
    const { n, head, log, place } = await forgottenRow(this.creation(tableId, row), personId, this.files);
    const { rowCount } = await client.query(
      'UPDATE madang.archive SET head = $3, log = $4, place = $5 WHERE id = $1 AND created_at = $6 AND n = $2',
      [tableId, n, head, log, place, row.created_at],
    );
    if (rowCount === 1 && row.place !== null) await this.files?.blank(row.place);
    return rowCount === 1;
  }

  private creation(tableId: string, row: Archived): Creation {
    const { game, is_public: isPublic, created_at: createdAt, rematch_of: rematchOf, finished_at } = row;
    const table = { id: tableId, game, isPublic, createdAt, rematchOf, queue: null };
    return restoration(table, finished_at, unpackHead(row.head), archivedEntries(row, this.files));
  }

  /** Moves a table back, in one transaction; false when it is not in the archive. */
  async restore(tableId: string): Promise<boolean> {
    return this.withClient(async (client) => {
      await client.query('BEGIN');
      const row = await this.find(client, tableId, 'FOR UPDATE');
      if (row) {
        await client.query(createTable(this.creation(tableId, row)));
        await client.query('DELETE FROM madang.archive WHERE id = $1 AND created_at = $2', [tableId, row.created_at]);
      }
      await client.query('COMMIT');
      return row !== null;
    });
  }

  private async find(client: Pool | PoolClient, tableId: string, lock = ''): Promise<Archived | null> {
    const { rows } = await client.query<Archived>({
      name: `archived ${lock}`,
      text: `
        SELECT game, is_public, created_at, finished_at, rematch_of, head, log, place
        FROM madang.archive WHERE id = $1 ${lock}`,
      values: [tableId],
    });
    return rows[0] ?? null;
  }

  /** A connection on which something has failed is closed: that rolls back. */
  private async withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the table was moved: it was not if something was added to its log meanwhile. */
async function isMoved(client: PoolClient, { id, n, head, log, place }: ArchivedRow): Promise<boolean> {
  try {
    const { rowCount } = await client.query({ name: 'archive', text: MOVE, values: [id, n, head, log, place] });
    return rowCount === 1;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}

const MOVE = `
  WITH gone AS (
    DELETE FROM madang.tables
    WHERE id = $1 AND finished_at IS NOT NULL
      AND $2 = coalesce((SELECT max(n) FROM madang.entries WHERE table_id = $1), 0)
    RETURNING id, game, is_public, created_at, finished_at, rematch_of
  ), entries AS (
    DELETE FROM madang.entries WHERE table_id IN (SELECT id FROM gone)
  ), checkpoints AS (
    DELETE FROM madang.checkpoints WHERE table_id IN (SELECT id FROM gone)
  )
  INSERT INTO madang.archive (id, game, is_public, created_at, finished_at, rematch_of, n, head, log, place)
  SELECT id, game, is_public, created_at, finished_at, rematch_of, $2::int, $3::bytea, $4::bytea, $5::text FROM gone`;
