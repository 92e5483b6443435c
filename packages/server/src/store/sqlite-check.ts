import { chmodSync, closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from './store.ts';

const OWNER_ONLY = 0o600;
const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** Up to this size the whole file is checked when it is opened: that takes some tenths of a second at most. */
const CHECKED_BYTES = 32 * 1024 ** 2;

const WHAT_TO_DO = 'put a backup in its place, or move it away to begin with a new one; nothing was written to it';

/** Whether there is a database. A file that is something else is refused, and left as it is. */
export function isThere(file: string): boolean {
  const found = statOf(file);
  if (!found) {
    if ((statOf(`${file}-wal`)?.size ?? 0) === 0) return false;
    throw new StoreError(`${file} is missing, but ${file}-wal holds a part of it: put ${file} back beside it`);
  }
  if (!found.isFile()) throw new StoreError(`${file} is not a file`);
  if (found.size === 0) throw new StoreError(`${file} is empty, a database is not: ${WHAT_TO_DO}`);
  const header = headerOf(file);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new StoreError(`${file} is not a SQLite database: ${WHAT_TO_DO}`);
  if (isCutOff(file, header, found.size)) throw damaged(file, 'its end is missing');
  return true;
}

/** Checks the whole file, if it is not too large; SQLite itself checks only the pages that it reads. */
export function mustBeWhole(db: DatabaseSync, file: string): void {
  if ((statOf(file)?.size ?? 0) > CHECKED_BYTES) return;
  const [said] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (said !== 'ok') throw damaged(file, String(said).replaceAll('\n', ' '));
}

export function damaged(file: string, how: string): StoreError {
  return new StoreError(`${file} is damaged (${how}): ${WHAT_TO_DO}`);
}

/** Makes the files readable by their owner only. A file of another owner stays as it is. */
export function keepPrivate(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}.lock`, `${file}.key`]) {
    try {
      chmodSync(path, OWNER_ONLY);
    } catch {
      // missing, or of another owner
    }
  }
}

/** Creates a file that only its owner can read: SQLite gives the files beside it the same mode. */
export function touchPrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
}

/** The header has the number of pages; with a write-ahead log the last ones may still be in that. */
function isCutOff(file: string, header: Buffer, size: number): boolean {
  if ((statOf(`${file}-wal`)?.size ?? 0) > 0) return false;
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return size < header.readUInt32BE(28) * pageSize;
}

/** Padded with zeros where the file is shorter. */
function headerOf(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(opened);
  }
  return header;
}

function statOf(file: string): Stats | null {
  return statSync(file, { throwIfNoEntry: false }) ?? null;
}
