import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { encryptedStore } from './encrypted-store.ts';
import { StoreKey } from './key.ts';
import { PostgresStore } from './postgres.ts';
import { provePostgresKey } from './postgres-key.ts';
import { SqliteStore } from './sqlite.ts';
import { sqliteKey } from './sqlite-key.ts';
import { type Store, StoreError } from './store.ts';

export interface StorePlace {
  /** The folder of the SQLite file, created if it is missing. Not used with a database. */
  readonly data: string;
  /** The address of a PostgreSQL database: `postgres://…`. */
  readonly database?: string | undefined;
  /** The folder for the logs of archived tables, by month; they are in the database without it. */
  readonly archive?: string | undefined;
  /** The key for seeds: 32 bytes in hex or base64. By default `MADANG_KEY`, or with SQLite the key file. */
  readonly key?: string | undefined;
}

const FILE = 'madang.sqlite';
const OWNER_ONLY = 0o700;

export async function openStore({ key = process.env.MADANG_KEY, ...place }: StorePlace): Promise<Store> {
  const { data, database, archive = null } = place;
  const given = key === undefined || key === '' ? null : StoreKey.read(key, 'MADANG_KEY');
  if (database === undefined) return openSqlite(join(await folder(data), FILE), archive, given);
  if (isPostgres(database)) return openPostgres(database, archive, given);
  // Not the address itself: it may hold a password.
  throw new StoreError('the database must be an address like postgres://user@host/name; without one, SQLite is used');
}

async function openSqlite(file: string, archive: string | null, given: StoreKey | null): Promise<Store> {
  const store = await SqliteStore.open(file, archive);
  return encrypted(store, async () => sqliteKey(file, given));
}

async function openPostgres(url: string, archive: string | null, key: StoreKey | null): Promise<Store> {
  if (!key)
    throw new StoreError(
      'MADANG_KEY is not set: with PostgreSQL every node needs the same key for the seeds; make one with "openssl rand -hex 32"',
    );
  const store = await PostgresStore.open(url, archive);
  return encrypted(store, async () => {
    await provePostgresKey(url, key);
    return key;
  });
}

async function encrypted(store: Store, keyOf: () => Promise<StoreKey>): Promise<Store> {
  try {
    return encryptedStore(store, await keyOf());
  } catch (error) {
    await store.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`cannot use the key of the database: ${error instanceof Error ? error.message : error}`);
  }
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

/** Like `mkdir -p`. Node's own `recursive` never ends where the parent exists but takes no folders, as in /proc. */
async function made(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await made(dirname(path));
  await mkdir(path, OWNER_ONLY).catch(async (error: unknown) => {
    if (!(await isFolder(path))) throw error; // another process may have made it
  });
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ?? false;
}
