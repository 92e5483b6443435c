import type { Addition, Creation } from './rows.ts';

/** A statement with its parameters, prepared under its name on each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

export const NEWS_CHANNEL = 'madang';

/** `INSERT`s of one statement see each other in foreign keys only when it ends, so a table and its entries can go together. */
export function createTable({ table, entries, summary }: Creation): Statement {
  const { id, game, isPublic, createdAt, card } = table;
  return {
    name: 'create',
    text: `
      WITH made AS (
        INSERT INTO madang.tables (id, game, is_public, created_at, card, status, summary)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
      )
      INSERT INTO madang.entries (table_id, n, at, entry)
      SELECT $1, n, at, entry FROM unnest($8::int[], $9::float8[], $10::text[]) AS given (n, at, entry)`,
    values: [id, game, isPublic, createdAt, card, summary.status, summary.summary, ...columns(entries)],
  };
}

/**
 * Additions to different tables, in one commit. Answers the last entry that each table had; what follows on it is added,
 * the rest is not. When another node adds at the same moment, the primary key lets one of the two through and the other
 * statement fails as a whole: tried again, it sees what it was too late for. The news goes out with the commit.
 */
export function appendAll(additions: readonly Addition[], sender: string): Statement {
  const sorted = additions.toSorted((a, b) => (a.tableId < b.tableId ? -1 : 1)); // all nodes lock in one order
  const summarized = sorted.filter(({ summary }) => summary !== null);
  return {
    name: 'append',
    text: APPEND,
    values: [
      sorted.map(({ tableId }) => tableId),
      sorted.map(({ first }) => first),
      sorted.flatMap(({ tableId, entries }) => entries.map(() => tableId)),
      ...columns(sorted.flatMap(({ entries }) => entries)),
      summarized.map(({ tableId }) => tableId),
      summarized.map(({ summary }) => summary?.status),
      summarized.map(({ summary }) => summary?.summary),
      sender,
    ],
  };
}

const APPEND = `
  WITH heads AS (
    SELECT id, first, coalesce((SELECT max(n) FROM madang.entries WHERE table_id = id), 0) AS head
    FROM unnest($1::text[], $2::int[]) AS wanted (table_id, first) JOIN madang.tables ON id = table_id
  ), welcome AS (
    SELECT id FROM heads WHERE head = first - 1
  ), added AS (
    INSERT INTO madang.entries (table_id, n, at, entry)
    SELECT table_id, n, at, entry
    FROM unnest($3::text[], $4::int[], $5::float8[], $6::text[]) AS given (table_id, n, at, entry)
    WHERE table_id IN (SELECT id FROM welcome)
  ), summarized AS (
    UPDATE madang.tables SET status = given.status, summary = given.summary
    FROM unnest($7::text[], $8::text[], $9::text[]) AS given (table_id, status, summary)
    WHERE id = table_id AND id IN (SELECT id FROM welcome)
  )
  SELECT id, head, CASE WHEN head = first - 1 THEN pg_notify('${NEWS_CHANNEL}', $10 || ' ' || id) END
  FROM heads`;

export interface WantedLease {
  readonly tableId: string;
  readonly node: string;
  readonly forMs: number;
}

/** Answers the tables whose lease was had. Time is the database's, so the clocks of the nodes need not agree. */
export function leaseAll(wanted: readonly WantedLease[]): Statement {
  return {
    name: 'lease',
    text: `
      INSERT INTO madang.leases AS held (table_id, node, until)
      SELECT table_id, node, clock_timestamp() + for_ms * interval '1 millisecond'
      FROM unnest($1::text[], $2::text[], $3::float8[]) AS wanted (table_id, node, for_ms)
      ORDER BY table_id
      ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
      WHERE held.node = excluded.node OR held.until <= clock_timestamp()
      RETURNING table_id`,
    values: [wanted.map(({ tableId }) => tableId), wanted.map(({ node }) => node), wanted.map(({ forMs }) => forMs)],
  };
}

/** A lease that has run out is anybody's already; its row is of no use. */
export const DROP_OLD_LEASES = 'DELETE FROM madang.leases WHERE until < clock_timestamp()';

function columns(entries: Creation['entries']): unknown[] {
  return [entries.map(({ n }) => n), entries.map(({ at }) => at), entries.map(({ entry }) => entry)];
}
