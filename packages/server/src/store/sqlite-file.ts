import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { missingSteps } from './migrations.ts';
import { damaged, isThere, keepPrivate, mustBeWhole, touchPrivate } from './sqlite-check.ts';
import { SQLITE_STEPS } from './sqlite-schema.ts';
import { StoreError } from './store.ts';

/** How long to wait for a server that is just ending. */
const LOCK_PATIENCE_MS = 1_000;
/** How long to wait for a backup that locks the file. */
const BUSY_PATIENCE_MS = 5_000;

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Opens the file for writing: no other server writes to it, each commit reaches the disk, and its schema is up to date. */
export function openFile(file: string): { readonly db: DatabaseSync; readonly lock: DatabaseSync } {
  const lock = withStoreErrors(file, takeLock);
  try {
    if (!withStoreErrors(file, isThere)) withStoreErrors(file, makeNew);
    keepPrivate(file);
    return { db: withStoreErrors(file, openDurably), lock };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * A second server on the same file would run the same bots and clocks. The system releases this lock when its holder dies. It is
 * not on the file itself, so that a backup can be made while the server runs.
 */
function takeLock(file: string): DatabaseSync {
  touchPrivate(`${file}.lock`);
  const lock = new DatabaseSync(`${file}.lock`, { timeout: LOCK_PATIENCE_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw isSqliteError(error, SQLITE_BUSY) ? new StoreError(`${file} is in use by another Madang server`) : error;
  }
}

/** Under another name until it is complete: an empty file under its own name counts as damaged. */
function makeNew(file: string): void {
  const making = `${file}.new`;
  rmSync(making, { force: true });
  touchPrivate(making);
  openDurably(making).close();
  renameSync(making, file);
}

function openDurably(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_PATIENCE_MS });
  try {
    if (pragma(db, 'journal_mode = WAL') !== 'wal') {
      throw new StoreError(`${file} is on a file system where SQLite cannot keep a write-ahead log`);
    }
    pragma(db, 'synchronous = FULL');
    pragma(db, 'fullfsync = ON'); // macOS: fsync alone does not reach the disk
    mustBeWhole(db, file);
    migrate(db, file);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: DatabaseSync, file: string): void {
  const steps = missingSteps(SQLITE_STEPS, Number(pragma(db, 'user_version')), file);
  if (steps.length > 0) db.exec(`BEGIN; ${steps.join('\n')} PRAGMA user_version = ${SQLITE_STEPS.length}; COMMIT`);
}

function pragma(db: DatabaseSync, words: string): unknown {
  const row = db.prepare(`PRAGMA ${words}`).get() ?? {};
  return Object.values(row)[0];
}

function withStoreErrors<T>(file: string, open: (file: string) => T): T {
  try {
    return open(file);
  } catch (error) {
    if (isDamage(error)) throw damaged(file, error.message);
    throw isSqliteError(error) || isSystemError(error) ? new StoreError(`cannot use ${file}: ${error.message}`) : error;
  }
}

/** Whether SQLite has found the file damaged. */
export function isDamage(error: unknown): error is Error {
  return isSqliteError(error, SQLITE_CORRUPT) || isSqliteError(error, SQLITE_NOTADB);
}

function isSqliteError(error: unknown, errcode?: number): error is Error {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The lowest byte; the higher ones give details.
  return errcode === undefined || (Number(error.errcode) & 0xff) === errcode;
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
