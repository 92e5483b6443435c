/** Its number is that of the tables' form: another form gets another schema, and old workers see nothing of it. */
export const SCHEMA = 'madang_lab_1';
/** So that several processes can start at once: "lab" in ASCII. */
const SETUP_LOCK = 0x6c6162;

/** The tables beside those of pg-boss. A run is a job of a coordinator; all else is removed with it. */
export const SETUP = `
  SELECT pg_advisory_xact_lock(${SETUP_LOCK});
  CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.run (
    id      uuid        PRIMARY KEY,
    version text        NOT NULL,
    work    text        NOT NULL,
    task    bytea       NOT NULL,
    failure text,
    started timestamptz NOT NULL DEFAULT now(),
    seen    timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.result (
    run   uuid    NOT NULL REFERENCES ${SCHEMA}.run ON DELETE CASCADE,
    batch integer NOT NULL,
    part  integer NOT NULL,
    bytes bytea   NOT NULL,
    PRIMARY KEY (run, batch, part)
  );
  ALTER TABLE ${SCHEMA}.result ALTER COLUMN bytes SET STORAGE EXTERNAL; -- it is compressed already
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.worker (
    run     uuid        NOT NULL REFERENCES ${SCHEMA}.run ON DELETE CASCADE,
    name    text        NOT NULL,
    threads integer     NOT NULL,
    refusal text,
    seen    timestamptz NOT NULL,
    PRIMARY KEY (run, name)
  );`;
