import type { Pool } from 'pg';
import { missingSteps } from './migrations.ts';

/** The schema, version by version (`madang.schema_version`). See `missingSteps`. */
export const POSTGRES_STEPS: readonly string[] = [
  `
  CREATE TABLE madang.tables (
    id         text             PRIMARY KEY,
    game       text             NOT NULL,
    is_public  boolean          NOT NULL,
    created_at double precision NOT NULL,
    card       text             NOT NULL,
    status     text             NOT NULL,
    summary    text             NOT NULL
  );
  CREATE INDEX tables_by_age ON madang.tables (created_at, id);
  CREATE INDEX tables_by_status ON madang.tables (status, created_at, id);

  CREATE TABLE madang.entries (
    table_id text             NOT NULL REFERENCES madang.tables,
    n        integer          NOT NULL,
    at       double precision NOT NULL,
    entry    text             NOT NULL,
    PRIMARY KEY (table_id, n)
  );

  CREATE TABLE madang.leases (
    table_id text        PRIMARY KEY,
    node     text        NOT NULL,
    until    timestamptz NOT NULL
  );
  `,
  // Which key the seeds are encrypted with, and what a health check writes.
  `
  CREATE TABLE madang.seed_key (proof text NOT NULL);
  CREATE TABLE madang.probe (writes bigint NOT NULL);
  INSERT INTO madang.probe VALUES (0);
  `,
  // Indexes for the lobby and for expiry, one rematch for each table, due times, checkpoints.
  `
  ALTER TABLE madang.tables ADD COLUMN seen_at double precision, ADD COLUMN rematch_of text;
  UPDATE madang.tables SET seen_at = extract(epoch FROM now()) * 1000 WHERE status = 'open'; -- somebody may have been there
  CREATE INDEX public_tables ON madang.tables (status, created_at, id) WHERE is_public;
  CREATE INDEX public_tables_of_game ON madang.tables (game, status, created_at, id) WHERE is_public;
  CREATE INDEX reached_tables ON madang.tables (game, status, created_at, id) WHERE is_public AND seen_at IS NOT NULL;
  CREATE INDEX waiting_tables ON madang.tables (seen_at, created_at, is_public) WHERE status = 'open';
  CREATE UNIQUE INDEX one_rematch ON madang.tables (rematch_of) WHERE rematch_of IS NOT NULL;

  ALTER TABLE madang.entries ADD COLUMN due double precision DEFAULT 0; -- of older entries nobody knows: they are looked at

  CREATE TABLE madang.checkpoints (
    table_id text    PRIMARY KEY REFERENCES madang.tables,
    n        integer NOT NULL,
    text     text    NOT NULL
  );
  `,
  // Finished tables move to an archive, with a partition for each month. Its columns are compressed already. People, their keys and their ratings.
  `
  ALTER TABLE madang.tables ADD COLUMN finished_at double precision;
  UPDATE madang.tables SET finished_at = created_at WHERE status = 'finished';
  CREATE INDEX finished_tables ON madang.tables (finished_at) WHERE finished_at IS NOT NULL;
  ALTER TABLE madang.tables ADD COLUMN queue text;
  CREATE INDEX queued_tables ON madang.tables (queue, status, created_at, id) WHERE queue IS NOT NULL;

  CREATE TABLE madang.archive (
    id          text             NOT NULL,
    game        text             NOT NULL,
    is_public   boolean          NOT NULL,
    created_at  double precision NOT NULL,
    finished_at double precision NOT NULL,
    rematch_of  text,
    n           integer          NOT NULL,
    head        bytea            NOT NULL,
    log         bytea,
    place       text,
    PRIMARY KEY (id, created_at)
  ) PARTITION BY RANGE (created_at);
  ALTER TABLE madang.archive ALTER COLUMN head SET STORAGE EXTERNAL, ALTER COLUMN log SET STORAGE EXTERNAL;
  CREATE INDEX archive_by_age ON madang.archive (created_at, id) WHERE is_public;
  CREATE INDEX archive_of_game ON madang.archive (game, created_at, id) WHERE is_public;
  CREATE INDEX archived_rematch ON madang.archive (rematch_of) WHERE rematch_of IS NOT NULL;

  CREATE TABLE madang.people (
    id         text PRIMARY KEY,
    name       text NOT NULL,
    created_at double precision NOT NULL,
    erased_at  double precision
  );
  CREATE INDEX erased_people ON madang.people (erased_at) WHERE erased_at IS NOT NULL;
  CREATE INDEX people_by_age ON madang.people (created_at);

  CREATE TABLE madang.keys (
    id         text PRIMARY KEY,
    hash       text NOT NULL UNIQUE,
    person     text NOT NULL REFERENCES madang.people,
    kind       text NOT NULL,
    name       text NOT NULL,
    created_at double precision NOT NULL
  );
  CREATE INDEX keys_of_person ON madang.keys (person);

  CREATE TABLE madang.transfers (
    code_hash text PRIMARY KEY,
    person    text NOT NULL,
    until     double precision NOT NULL
  );

  CREATE TABLE madang.person_tables (
    person     text NOT NULL,
    created_at double precision NOT NULL,
    table_id   text NOT NULL,
    PRIMARY KEY (person, created_at, table_id)
  );
  CREATE INDEX people_of_table ON madang.person_tables (table_id);

  CREATE TABLE madang.results (
    table_id text PRIMARY KEY,
    at       double precision NOT NULL,
    pool     text NOT NULL,
    places   text NOT NULL
  );

  CREATE TABLE madang.ratings (
    pool    text NOT NULL,
    person  text NOT NULL,
    mu      double precision NOT NULL,
    sigma   double precision NOT NULL,
    rating  double precision NOT NULL,
    matches integer NOT NULL,
    PRIMARY KEY (pool, person)
  );
  CREATE INDEX ratings_by_rating ON madang.ratings (pool, rating DESC, person);
  CREATE INDEX ratings_of_person ON madang.ratings (person);

  -- Which nodes have a table in memory. What a crash of PostgreSQL loses of it, the nodes write again.
  CREATE UNLOGGED TABLE madang.hosts (
    table_id text   PRIMARY KEY,
    nodes    text[] NOT NULL
  );

  CREATE TABLE madang.rating_points (
    person   text NOT NULL,
    pool     text NOT NULL,
    match    integer NOT NULL,
    table_id text NOT NULL,
    at       double precision NOT NULL,
    rating   double precision NOT NULL,
    sigma    double precision NOT NULL,
    PRIMARY KEY (person, pool, match),
    UNIQUE (table_id, person)
  );

  CREATE TABLE madang.blocks (
    person  text NOT NULL,
    blocked text NOT NULL,
    at      double precision NOT NULL,
    PRIMARY KEY (person, blocked)
  );
  CREATE INDEX blocked_people ON madang.blocks (blocked);

  CREATE TABLE madang.reports (
    table_id text NOT NULL,
    seat     integer NOT NULL,
    reporter text NOT NULL,
    reported text,
    name     text NOT NULL,
    reason   text NOT NULL,
    at       double precision NOT NULL,
    PRIMARY KEY (reporter, table_id, seat)
  );
  CREATE INDEX reports_by_age ON madang.reports (at);
  CREATE INDEX reports_of_person ON madang.reports (reported);

  CREATE TABLE madang.passkeys (
    id         text PRIMARY KEY,
    person     text NOT NULL REFERENCES madang.people,
    site       text NOT NULL,
    public_key text NOT NULL,
    counter    bigint NOT NULL,
    created_at double precision NOT NULL
  );
  CREATE INDEX passkeys_of_person ON madang.passkeys (person);

  CREATE TABLE madang.challenges (
    hash   text PRIMARY KEY,
    person text,
    until  double precision NOT NULL
  );
  CREATE INDEX challenges_by_age ON madang.challenges (until);

  CREATE TABLE madang.daily_deals (
    day  text    NOT NULL,
    game text    NOT NULL,
    deal integer NOT NULL,
    seed text    NOT NULL,
    PRIMARY KEY (day, game, deal)
  );

  CREATE TABLE madang.daily_matches (
    day         text             NOT NULL,
    game        text             NOT NULL,
    person      text             NOT NULL,
    deal        integer          NOT NULL,
    table_id    text             NOT NULL UNIQUE,
    token       text             NOT NULL,
    is_ranked   integer          NOT NULL,
    started_at  double precision NOT NULL,
    finished_at double precision,
    result      text,
    PRIMARY KEY (day, game, person)
  );
  CREATE INDEX daily_of_person ON madang.daily_matches (person);
  `,
];

/** The lock under which one node at a time migrates the schema: "madang" in ASCII. */
const MIGRATION_LOCK = 0x6d6164616e67;

export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(`
      CREATE SCHEMA IF NOT EXISTS madang;
      CREATE TABLE IF NOT EXISTS madang.schema_version (version integer NOT NULL);
    `);
    const known = await client.query<{ version: number }>('SELECT version FROM madang.schema_version');
    const steps = missingSteps(POSTGRES_STEPS, known.rows[0]?.version ?? 0, 'the PostgreSQL database');
    for (const step of steps) await client.query(step);
    if (steps.length > 0) {
      await client.query('DELETE FROM madang.schema_version');
      await client.query('INSERT INTO madang.schema_version VALUES ($1)', [POSTGRES_STEPS.length]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true); // closing the connection rolls back
    throw error;
  }
}
