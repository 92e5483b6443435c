import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './open.ts';
import { POSTGRES_STEPS } from './postgres-schema.ts';
import { SQLITE_STEPS } from './sqlite-schema.ts';
import { StoreError } from './store.ts';
import { entry, summary, tableCard } from './testing/examples.ts';
import { temporaryFolder } from './testing/folder.ts';
import { START_MS, startPostgres, type TestPostgres } from './testing/postgres.ts';

const KEY = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);
const SEED = '5eed'.repeat(16);
const card = tableCard('a', { seed: SEED });

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder.path, 'madang.sqlite');
});
afterEach(() => folder.remove());

/** The bytes of every file of the folder. */
function everything(): string {
  return readdirSync(folder.path)
    .map((name) => readFileSync(join(folder.path, name), 'latin1'))
    .join('\n');
}

async function inOneLine(opening: Promise<unknown>, message: string): Promise<void> {
  await expect(opening).rejects.toThrow(StoreError);
  await expect(opening).rejects.toThrow(message);
  await expect(opening).rejects.not.toThrow('\n');
}

describe('seeds in a SQLite file', () => {
  it('are not on the disk, while the server runs and after', async () => {
    const store = await openStore({ data: folder.path });
    await store.create(card, [entry(1)]);
    expect(everything()).not.toContain(SEED);
    expect(await store.card('a')).toEqual(card);
    expect(await store.list({})).toMatchObject([{ card }]);
    await store.close();
    expect(everything()).not.toContain(SEED);
  });

  it('are encrypted with a key in a file beside it, which only its owner can read', async () => {
    await (await openStore({ data: folder.path })).close();
    expect(statSync(`${file}.key`).mode & 0o777).toBe(0o600);
    expect(readFileSync(`${file}.key`, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  });

  it('are encrypted with MADANG_KEY if it is set, and then there is no key file', async () => {
    const store = await openStore({ data: folder.path, key: KEY });
    await store.create(card);
    await store.close();
    expect(existsSync(`${file}.key`)).toBe(false);
    await inOneLine(openStore({ data: folder.path }), `${file}.key is missing: put the key back`);
    await inOneLine(
      openStore({ data: folder.path, key: OTHER }),
      `${file} was encrypted with another key than MADANG_KEY`,
    );
    const again = await openStore({ data: folder.path, key: KEY });
    expect(await again.card('a')).toEqual(card);
    await again.close();
  });

  it('are not read with the key of another database', async () => {
    const other = temporaryFolder();
    await (await openStore({ data: folder.path })).close();
    await (await openStore({ data: other.path })).close();
    copyFileSync(join(other.path, 'madang.sqlite.key'), `${file}.key`);
    other.remove();
    await inOneLine(openStore({ data: folder.path }), `${file} was encrypted with another key than ${file}.key`);
    rmSync(`${file}.key`);
    await inOneLine(openStore({ data: folder.path }), `${file}.key is missing`);
  });

  it('that an older version wrote unencrypted are read, and encrypted', async () => {
    const old = new DatabaseSync(file);
    old.exec(`PRAGMA journal_mode = WAL; ${SQLITE_STEPS[0]} PRAGMA user_version = 1; BEGIN`);
    const add = old.prepare('INSERT INTO tables VALUES (?, ?, 1, ?, ?, ?, ?)');
    for (let i = 0; i < 2_500; i++) {
      const one = { ...card, id: `t${i}` };
      add.run(one.id, one.game, one.createdAt, JSON.stringify(one), 'playing', JSON.stringify(summary()));
    }
    old.exec('COMMIT');
    old.close();
    expect(everything()).toContain(SEED);
    const store = await openStore({ data: folder.path });
    expect(everything()).not.toContain(SEED);
    for (const id of ['t0', 't999', 't2499']) expect(await store.card(id)).toEqual({ ...card, id });
    await store.close();
    expect(everything()).not.toContain(SEED);
  });
});

describe('seeds in PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, START_MS);
  afterAll(() => postgres?.stop(), START_MS);

  it('need a key from the environment, which is checked before the database is used', async () => {
    const database = 'postgres://me:secret@127.0.0.1:1/nothing';
    await inOneLine(
      openStore({ data: '', database, key: '' }),
      'MADANG_KEY is not set: with PostgreSQL every node needs',
    );
    await inOneLine(openStore({ data: '', database, key: 'short' }), 'MADANG_KEY must be 32 random bytes');
  });

  it('are read by every node that has the key, and by no other', async () => {
    const database = await postgres.createDatabase();
    const nodes = await Promise.all([1, 2, 3].map(() => openStore({ data: '', database, key: KEY })));
    await nodes[0].create(card);
    expect(await nodes[2].card('a')).toEqual(card);
    expect(await rows(database, 'SELECT card FROM madang.tables')).not.toContain(SEED);
    await inOneLine(openStore({ data: '', database, key: OTHER }), 'was encrypted with another key than MADANG_KEY');
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('that an older version wrote unencrypted are read, and encrypted', async () => {
    const database = await postgres.createDatabase();
    await rows(
      database,
      `CREATE SCHEMA madang; CREATE TABLE madang.schema_version (version integer NOT NULL);
       INSERT INTO madang.schema_version VALUES (1); ${POSTGRES_STEPS[0]}
       INSERT INTO madang.tables
         SELECT 't' || i, 'koikoi', true, 0, replace('${JSON.stringify(card)}', '"id":"a"', '"id":"t' || i || '"'), 'open', '{}'
         FROM generate_series(0, 2499) AS i`,
    );
    const store = await openStore({ data: '', database, key: KEY });
    for (const id of ['t0', 't999', 't2499']) expect(await store.card(id)).toEqual({ ...card, id });
    expect(await rows(database, 'SELECT card FROM madang.tables')).not.toContain(SEED);
    await store.close();
  });
});

async function rows(url: string, statement: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const answer = await client.query(statement);
  await client.end();
  return JSON.stringify(answer.rows ?? []);
}
