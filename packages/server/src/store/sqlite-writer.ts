// The thread that writes the SQLite file: an fsync here never blocks the event loop of the server.
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteDatabase } from './sqlite-database.ts';
import type { Answer, Committed, Opened, WriteRequest } from './sqlite-messages.ts';
import { StoreError } from './store.ts';

if (!parentPort) throw new Error('sqlite-writer.ts is a worker thread');
const port = parentPort;
const file: string = workerData;

const database = open();
if (database) {
  port.on('message', (requests: readonly WriteRequest[] | 'close') => {
    if (requests !== 'close') return port.postMessage(commit(database, requests));
    database.close();
    port.close();
  });
}

function open(): SqliteDatabase | null {
  try {
    const database = new SqliteDatabase(file);
    port.postMessage({ refused: null } satisfies Opened);
    return database;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    port.postMessage({ refused: error.message } satisfies Opened);
    return null;
  }
}

/** All requests in one transaction. Their answers leave after its commit. */
function commit(database: SqliteDatabase, requests: readonly WriteRequest[]): Committed {
  try {
    return { answers: database.atomically(() => requests.map((request) => answer(database, request))) };
  } catch (error) {
    return { failed: String(error) };
  }
}

/** A request that fails does not roll back the others. */
function answer(database: SqliteDatabase, request: WriteRequest): Answer {
  try {
    const work = () => perform(database, request);
    return { value: isOneWrite(request) ? work() : database.separately(work) };
  } catch (error) {
    if (!database.isInTransaction) throw error;
    return { failed: String(error) };
  }
}

/** A single statement needs no savepoint; nearly all requests are such. */
function isOneWrite(request: WriteRequest): boolean {
  return request.type === 'append' && request.addition.entries.length === 1 && request.addition.summary === null;
}

function perform(database: SqliteDatabase, request: WriteRequest) {
  switch (request.type) {
    case 'create':
      return database.create(request.creation);
    case 'rematch':
      return database.rematch(request.creation);
    case 'append':
      return database.append(request.addition);
    case 'keepCheckpoint':
      return database.keepCheckpoint(request.tableId, request.checkpoint);
    case 'touch':
      return database.touch(request.tableIds, request.at);
    case 'expire':
      return database.expire(request.before);
    case 'archive':
      return database.archive(request.archived);
    case 'restore':
      return database.restore(request.creation);
    case 'rewrite':
      return database.rewrite(request.archived);
    case 'people':
      return database.people(request.statements);
    case 'probe':
      return database.probe();
  }
}
