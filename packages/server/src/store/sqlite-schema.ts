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
];
