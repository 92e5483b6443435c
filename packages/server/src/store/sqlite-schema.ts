/** The schema, version by version (`PRAGMA user_version`). See `missingSteps`. */
export const SQLITE_STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    id         TEXT    PRIMARY KEY,
    game       TEXT    NOT NULL,
    is_public  INTEGER NOT NULL,
    created_at REAL    NOT NULL,
    card       TEXT    NOT NULL,
    status     TEXT    NOT NULL,
    summary    TEXT    NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_age ON tables (created_at, id);
  CREATE INDEX tables_by_status ON tables (status, created_at, id);

  CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables,
    n        INTEGER NOT NULL,
    at       REAL    NOT NULL,
    entry    TEXT    NOT NULL,
    PRIMARY KEY (table_id, n)
  ) STRICT; -- with rowids: a commit to many tables then writes their new entries side by side, on few pages
  `,
  // Which key the seeds are encrypted with, and what a health check writes.
  `
  CREATE TABLE seed_key (proof TEXT NOT NULL) STRICT;
  CREATE TABLE probe (writes INTEGER NOT NULL) STRICT;
  INSERT INTO probe VALUES (0);
  `,
  // Indexes for the lobby and for expiry, one rematch for each table, due times, checkpoints.
  `
  ALTER TABLE tables ADD COLUMN seen_at REAL;
  ALTER TABLE tables ADD COLUMN rematch_of TEXT;
  UPDATE tables SET seen_at = unixepoch() * 1000 WHERE status = 'open'; -- somebody may have been there
  CREATE INDEX public_tables ON tables (status, created_at, id) WHERE is_public;
  CREATE INDEX public_tables_of_game ON tables (game, status, created_at, id) WHERE is_public;
  CREATE INDEX reached_tables ON tables (game, status, created_at, id) WHERE is_public AND seen_at IS NOT NULL;
  CREATE INDEX waiting_tables ON tables (seen_at, created_at, is_public) WHERE status = 'open';
  CREATE UNIQUE INDEX one_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

  ALTER TABLE entries ADD COLUMN due REAL DEFAULT 0; -- of older entries nobody knows: they are looked at

  CREATE TABLE checkpoints (
    table_id TEXT    PRIMARY KEY REFERENCES tables,
    n        INTEGER NOT NULL,
    text     TEXT    NOT NULL
  ) STRICT;
  `,
];
