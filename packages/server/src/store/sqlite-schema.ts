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
  // Finished tables move to an archive. People, their keys and their ratings.
  `
  ALTER TABLE tables ADD COLUMN finished_at REAL;
  UPDATE tables SET finished_at = created_at WHERE status = 'finished';
  CREATE INDEX finished_tables ON tables (finished_at) WHERE finished_at IS NOT NULL;
  ALTER TABLE tables ADD COLUMN queue TEXT;
  CREATE INDEX queued_tables ON tables (queue, status, created_at, id) WHERE queue IS NOT NULL;

  CREATE TABLE archive (
    id          TEXT    PRIMARY KEY,
    game        TEXT    NOT NULL,
    is_public   INTEGER NOT NULL,
    created_at  REAL    NOT NULL,
    finished_at REAL    NOT NULL,
    rematch_of  TEXT,
    n           INTEGER NOT NULL,
    head        BLOB    NOT NULL,
    log         BLOB,
    place       TEXT
  ) STRICT;
  CREATE INDEX archive_by_age ON archive (created_at, id) WHERE is_public;
  CREATE INDEX archive_of_game ON archive (game, created_at, id) WHERE is_public;
  CREATE INDEX archived_rematch ON archive (rematch_of) WHERE rematch_of IS NOT NULL;

  CREATE TABLE people (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created_at REAL NOT NULL,
    erased_at  REAL
  ) STRICT;
  CREATE INDEX erased_people ON people (erased_at) WHERE erased_at IS NOT NULL;
  CREATE INDEX people_by_age ON people (created_at);

  CREATE TABLE keys (
    id         TEXT PRIMARY KEY,
    hash       TEXT NOT NULL UNIQUE,
    person     TEXT NOT NULL REFERENCES people,
    kind       TEXT NOT NULL,
    name       TEXT NOT NULL,
    created_at REAL NOT NULL
  ) STRICT;
  CREATE INDEX keys_of_person ON keys (person);

  CREATE TABLE transfers (
    code_hash TEXT PRIMARY KEY,
    person    TEXT NOT NULL,
    until     REAL NOT NULL
  ) STRICT;

  CREATE TABLE person_tables (
    person     TEXT NOT NULL,
    created_at REAL NOT NULL,
    table_id   TEXT NOT NULL,
    PRIMARY KEY (person, created_at, table_id)
  ) STRICT;
  CREATE INDEX people_of_table ON person_tables (table_id);

  CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    at       REAL NOT NULL,
    pool     TEXT NOT NULL,
    places   TEXT NOT NULL
  ) STRICT;

  CREATE TABLE ratings (
    pool    TEXT NOT NULL,
    person  TEXT NOT NULL,
    mu      REAL NOT NULL,
    sigma   REAL NOT NULL,
    rating  REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (pool, person)
  ) STRICT;
  CREATE INDEX ratings_by_rating ON ratings (pool, rating DESC, person);
  CREATE INDEX ratings_of_person ON ratings (person);

  CREATE TABLE rating_points (
    person   TEXT NOT NULL,
    pool     TEXT NOT NULL,
    match    INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    at       REAL NOT NULL,
    rating   REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (person, pool, match),
    UNIQUE (table_id, person)
  ) STRICT;

  CREATE TABLE blocks (
    person  TEXT NOT NULL,
    blocked TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (person, blocked)
  ) STRICT;
  CREATE INDEX blocked_people ON blocks (blocked);

  CREATE TABLE reports (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT,
    name     TEXT NOT NULL,
    reason   TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (reporter, table_id, seat)
  ) STRICT;
  CREATE INDEX reports_by_age ON reports (at);
  CREATE INDEX reports_of_person ON reports (reported);

  CREATE TABLE passkeys (
    id         TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people,
    site       TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter    INTEGER NOT NULL,
    created_at REAL NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_of_person ON passkeys (person);

  CREATE TABLE challenges (
    hash   TEXT PRIMARY KEY,
    person TEXT,
    until  REAL NOT NULL
  ) STRICT;
  CREATE INDEX challenges_by_age ON challenges (until);

  CREATE TABLE daily_deals (
    day  TEXT    NOT NULL,
    game TEXT    NOT NULL,
    deal INTEGER NOT NULL,
    seed TEXT    NOT NULL,
    PRIMARY KEY (day, game, deal)
  ) STRICT;

  CREATE TABLE daily_matches (
    day         TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    person      TEXT    NOT NULL,
    deal        INTEGER NOT NULL,
    table_id    TEXT    NOT NULL UNIQUE,
    token       TEXT    NOT NULL,
    is_ranked   INTEGER NOT NULL,
    started_at  REAL    NOT NULL,
    finished_at REAL,
    result      TEXT,
    PRIMARY KEY (day, game, person)
  ) STRICT;
  CREATE INDEX daily_of_person ON daily_matches (person);
  `,
];
