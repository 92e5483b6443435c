import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';
import { type Store, StoreError } from './store.ts';

export interface StorePlace {
  /** The folder for the SQLite file, made if it is not there. Not used with a database. */
  readonly data: string;
  /** The address of a PostgreSQL database: `postgres://…`. */
  readonly database?: string | undefined;
}

const FILE = 'madang.sqlite';

export async function openStore({ data, database }: StorePlace): Promise<Store> {
  if (database === undefined) return SqliteStore.open(join(await folder(data), FILE));
  if (isPostgres(database)) return PostgresStore.open(database);
  // Not the address itself: it may hold a password.
  throw new StoreError('the database must be an address like postgres://user@host/name; without one, SQLite is used');
}

function isPostgres(address: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(address)?.protocol ?? '');
}

async function folder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    return path;
  } catch (error) {
    throw new StoreError(`cannot make the data folder ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
