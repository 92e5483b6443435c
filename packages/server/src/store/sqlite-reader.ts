// The thread that reads the SQLite file on a connection of its own, so that no commit waits for a slow read. With a
// write-ahead log a reader sees everything that was committed before its request, and nothing uncommitted.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { ArchiveFiles } from './archive-files.ts';
import type { Answer, Committed, ReaderOptions, ReadRequest } from './sqlite-messages.ts';
import { SqliteReads } from './sqlite-reads.ts';

if (!parentPort) throw new Error('sqlite-reader.ts is a worker thread');
const port = parentPort;
const { file, archive }: ReaderOptions = workerData;

/** How long to wait for a backup that locks the file. */
const PATIENCE_MS = 5_000;

const db = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS });
const reads = new SqliteReads(db, archive === null ? null : new ArchiveFiles(archive));

port.on('message', (requests: readonly ReadRequest[] | 'close') => {
  if (requests !== 'close') return port.postMessage({ answers: requests.map(answer) } satisfies Committed);
  db.close();
  port.close();
});

/** Each in one transaction: a checkpoint and the log after it belong together. */
function answer(request: ReadRequest): Answer {
  try {
    db.exec('BEGIN');
    return { value: perform(request) };
  } catch (error) {
    return { failed: String(error) };
  } finally {
    if (db.isTransaction) db.exec('COMMIT');
  }
}

function perform(request: ReadRequest) {
  switch (request.type) {
    case 'card':
      return reads.card(request.tableId);
    case 'find':
      return reads.find(request.tableId);
    case 'open':
      return reads.open(request.tableId);
    case 'log':
      return reads.log(request.tableId, request.after);
    case 'list':
      return reads.list(request.filter);
    case 'due':
      return reads.due();
    case 'abandoned':
      return reads.abandoned(request.since);
    case 'finished':
      return reads.finished(request.since);
    case 'archived':
      return reads.archived(request.tableId);
    case 'askPeople':
      return reads.people(request.statements);
  }
}
