import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
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
    await made(resolve(path));
    return path;
  } catch (error) {
    throw new StoreError(`cannot make the data folder ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Like `mkdir -p`. Node's own `recursive` tries for ever where the parent is there and takes no folders, as in /proc. */
async function made(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await made(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    if (!(await isFolder(path))) throw error; // another process may just have made it
  });
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ?? false;
}
