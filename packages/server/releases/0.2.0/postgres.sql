CREATE SCHEMA madang;
CREATE TABLE madang.schema_version (version integer NOT NULL);
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
CREATE TABLE madang.seed_key (proof text NOT NULL);
CREATE TABLE madang.probe (writes bigint NOT NULL);
INSERT INTO madang.probe VALUES (0);
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
INSERT INTO madang.schema_version VALUES (3);
