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
INSERT INTO madang.schema_version VALUES (1);
