import type { Addition, Creation } from './rows.ts';
import type { Checkpoint, Expiry } from './store.ts';

/** A statement with its parameters, prepared under its name on each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** `INSERT`s of one statement see each other in foreign keys only when it ends, so a table and its entries can go together. */
export function createTable({ table, entries, summary }: Creation): Statement {
  const { id, game, isPublic, createdAt, card, rematchOf, queue } = table;
  const { status, summary: text, seenAt, finishedAt } = summary;
  return {
    name: 'create',
    text: `
      WITH made AS (
        INSERT INTO madang.tables (id, game, is_public, created_at, card, status, summary, seen_at, finished_at, rematch_of, queue)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $16)
      ), linked AS (
        INSERT INTO madang.person_tables (person, created_at, table_id)
        SELECT person, $4, $1 FROM unnest($15::text[]) AS given (person) ON CONFLICT DO NOTHING
      )
      INSERT INTO madang.entries (table_id, n, at, entry, due)
      SELECT $1, n, at, entry, due
      FROM unnest($11::int[], $12::float8[], $13::text[], $14::float8[]) AS given (n, at, entry, due)`,
    values: [
      id,
      game,
      isPublic,
      createdAt,
      card,
      status,
      text,
      seenAt,
      finishedAt,
      rematchOf,
      ...columns(entries),
      summary.people,
      queue,
    ],
  };
}

/**
 * Additions to different tables, in one commit. Answers the last entry that each table had; additions that follow it are
 * written, the others are not. When another node writes at the same moment, the primary key accepts one of the two and the
 * other statement fails as a whole; tried again, it finds the conflict. The table's other hosts are notified with the commit.
 *
 * The list of hosts is locked until then. So a node that begins to host the table is either on the list already, or it waits
 * for the commit and finds the entries in the log.
 */
export function appendAll(additions: readonly Addition[], node: string): Statement {
  const sorted = additions.toSorted((a, b) => (a.tableId < b.tableId ? -1 : 1)); // the same lock order on all nodes
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
      summarized.map(({ summary }) => summary?.seenAt),
      summarized.map(({ summary }) => summary?.finishedAt),
      node,
      summarized.flatMap(({ tableId, summary }) => summary?.people.map(() => tableId) ?? []),
      summarized.flatMap(({ summary }) => summary?.people ?? []),
      ...resultColumns(sorted.filter(({ result }) => result !== null)),
    ],
  };
}

/** PostgreSQL refuses a notification of 8,000 bytes: a longer entry is read from the log. */
const LONGEST_ENTRY = 7_000;
const NOTICE = `
  json_build_object('table', id, 'logged', CASE WHEN octet_length(entry) < ${LONGEST_ENTRY}
    THEN json_build_object('n', n, 'at', at, 'entry', entry::json) END)::text`;

const APPEND = `
  WITH hosts AS (
    SELECT table_id, nodes FROM madang.hosts WHERE table_id = ANY ($1) ORDER BY table_id FOR SHARE
  ), heads AS (
    SELECT id, first, nodes, coalesce(nodes @> ARRAY[$13::text], false) AS is_hosted,
      coalesce((SELECT max(n) FROM madang.entries WHERE table_id = id), 0) AS head
    FROM unnest($1::text[], $2::int[]) AS wanted (table_id, first) JOIN madang.tables ON id = wanted.table_id
      LEFT JOIN hosts ON hosts.table_id = id
  ), accepted AS (
    SELECT id, nodes FROM heads WHERE head = first - 1 AND is_hosted
  ), added AS (
    INSERT INTO madang.entries (table_id, n, at, entry, due)
    SELECT table_id, n, at, entry, due
    FROM unnest($3::text[], $4::int[], $5::float8[], $6::text[], $7::float8[]) AS given (table_id, n, at, entry, due)
    WHERE table_id IN (SELECT id FROM accepted)
  ), summarized AS (
    UPDATE madang.tables
    SET status = given.status, summary = given.summary, seen_at = coalesce(given.seen_at, tables.seen_at),
      finished_at = given.finished_at
    FROM unnest($8::text[], $9::text[], $10::text[], $11::float8[], $12::float8[])
      AS given (table_id, status, summary, seen_at, finished_at)
    WHERE id = table_id AND id IN (SELECT id FROM accepted)
  ), unlinked AS (
    DELETE FROM madang.person_tables AS link
    WHERE table_id = ANY ($8) AND table_id IN (SELECT id FROM accepted) AND NOT EXISTS (
      SELECT 1 FROM unnest($14::text[], $15::text[]) AS given (table_id, person)
      WHERE given.table_id = link.table_id AND given.person = link.person
    )
  ), linked AS (
    INSERT INTO madang.person_tables (person, created_at, table_id)
    SELECT given.person, tables.created_at, tables.id
    FROM unnest($14::text[], $15::text[]) AS given (table_id, person) JOIN madang.tables ON tables.id = given.table_id
    WHERE tables.id IN (SELECT id FROM accepted)
    ON CONFLICT DO NOTHING
  ), results AS (
    INSERT INTO madang.results (table_id, at, pool, places)
    SELECT table_id, at, pool, places
    FROM unnest($16::text[], $17::float8[], $18::text[], $19::text[]) AS given (table_id, at, pool, places)
    WHERE table_id IN (SELECT id FROM accepted)
    ON CONFLICT DO NOTHING
  ), notified AS (
    SELECT count(pg_notify('madang_' || node, ${NOTICE})) AS times
    FROM accepted CROSS JOIN unnest(nodes) AS node
      JOIN unnest($3::text[], $4::int[], $5::float8[], $6::text[]) AS given (table_id, n, at, entry) ON table_id = id
    WHERE node <> $13
  )
  SELECT id, head, is_hosted, (SELECT times FROM notified) FROM heads`; // what nothing reads is not done

/** Tells the other hosts of a table something that is not kept. */
export const TELL = `
  SELECT pg_notify('madang_' || node, json_build_object('table', table_id, 'told', $2::text)::text)
  FROM madang.hosts CROSS JOIN unnest(nodes) AS node WHERE table_id = $1 AND node <> $3`;

export interface WantedLease {
  readonly tableId: string;
  readonly node: string;
  readonly forMs: number;
}

/** Answers the tables whose lease this node has now. Time is the database's, so the nodes' clocks need not agree. */
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

/** The last entry of each running match after which something is due, and which no node that is alive hosts. */
export const DUE = `
  SELECT id, at, due FROM madang.tables
  CROSS JOIN LATERAL (SELECT at, due FROM madang.entries WHERE table_id = id ORDER BY n DESC LIMIT 1) AS last
  WHERE status = 'playing' AND due IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM madang.hosts CROSS JOIN unnest(nodes) AS node JOIN pg_stat_activity ON application_name = 'madang ' || node
    WHERE hosts.table_id = id
  ) ORDER BY due`;

export const FIND = `
  SELECT card, summary, NULL::bytea AS head FROM madang.tables WHERE id = $1
  UNION ALL
  SELECT NULL, NULL, head FROM madang.archive WHERE id = $1`;

/** So many matches at once. */
const MOST_ABANDONED = 50;

export const ABANDONED = `
  SELECT id FROM madang.tables
  WHERE status = 'playing' AND created_at < $1 AND card::json ->> 'clock' IS NULL
    AND (SELECT at FROM madang.entries WHERE table_id = id ORDER BY n DESC LIMIT 1) < $1
  ORDER BY created_at LIMIT ${MOST_ABANDONED}`;

export function keepCheckpoint(tableId: string, { n, text }: Checkpoint): Statement {
  return {
    name: 'checkpoint',
    text: `
      INSERT INTO madang.checkpoints (table_id, n, text) SELECT id, $2, $3 FROM madang.tables WHERE id = $1
      ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, text = excluded.text`,
    values: [tableId, n, text],
  };
}

/** So many tables at once, for each reason. */
const MOST_EXPIRED = 100;
const EXPIRED = ['seen_at IS NULL AND created_at < $1', 'seen_at < $2', 'seen_at < $3 AND is_public'].map(
  (condition) =>
    `(SELECT id FROM madang.tables WHERE status = 'open' AND rematch_of IS NULL AND ${condition} LIMIT ${MOST_EXPIRED})`,
);

/** The conditions are checked again once the rows are locked: somebody may have connected in the meantime. */
export function expire({ unreached, unlisted, listed }: Expiry): Statement {
  return {
    name: 'expire',
    text: `
      WITH expired AS (
        SELECT id FROM madang.tables
        WHERE id IN (${EXPIRED.join(' UNION ')}) AND status = 'open'
          AND (seen_at IS NULL OR seen_at < $2 OR (seen_at < $3 AND is_public))
        ORDER BY id FOR UPDATE
      ), entries AS (
        DELETE FROM madang.entries WHERE table_id IN (SELECT id FROM expired)
      ), checkpoints AS (
        DELETE FROM madang.checkpoints WHERE table_id IN (SELECT id FROM expired)
      ), unlinked AS (
        DELETE FROM madang.person_tables WHERE table_id IN (SELECT id FROM expired)
      )
      DELETE FROM madang.tables WHERE id IN (SELECT id FROM expired) RETURNING id`,
    values: [unreached, unlisted, listed],
  };
}

/** An expired lease is free for any node: its row is not needed. */
export const DROP_OLD_LEASES = 'DELETE FROM madang.leases WHERE until < clock_timestamp()';

function resultColumns(additions: readonly Addition[]): unknown[] {
  return [
    additions.map(({ tableId }) => tableId),
    additions.map(({ result }) => result?.at),
    additions.map(({ result }) => result?.pool),
    additions.map(({ result }) => result?.places),
  ];
}

function columns(entries: Creation['entries']): unknown[] {
  return [
    entries.map(({ n }) => n),
    entries.map(({ at }) => at),
    entries.map(({ entry }) => entry),
    entries.map(({ due }) => due),
  ];
}
