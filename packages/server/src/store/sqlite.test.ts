import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteStore } from './sqlite.ts';
import { describeStore } from './store.contract.ts';
import { entry, tableCard } from './testing/examples.ts';
import { temporaryFolder } from './testing/folder.ts';

describeStore('SQLite', { isDurable: true, isShared: false }, async () => {
  const folder = temporaryFolder();
  return { open: () => SqliteStore.open(join(folder.path, 'store.sqlite')), remove: async () => folder.remove() };
});

describe('the SQLite file', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let file: string;
  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'store.sqlite');
  });
  afterEach(() => folder.remove());

  it('is for one server at a time', async () => {
    const store = await SqliteStore.open(file);
    await expect(SqliteStore.open(file)).rejects.toThrow(`${file} is in use by another Madang server`);
    await store.close();
    await (await SqliteStore.open(file)).close();
  });

  it('can be read by others, for a backup, while the server runs', async () => {
    const store = await SqliteStore.open(file);
    await store.create(tableCard('a'), [entry(1)]);
    const saved = join(folder.path, 'backup.sqlite');
    const reader = new DatabaseSync(file, { readOnly: true });
    await backup(reader, saved);
    reader.close();
    await store.close();
    const copy = await SqliteStore.open(saved);
    expect(await copy.log('a')).toEqual([entry(1)]);
    await copy.close();
  });

  it('is not touched when a newer version has written it', async () => {
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    await expect(SqliteStore.open(file)).rejects.toThrow('was written by a newer Madang (its schema is version 99');
  });

  it('is refused in one line when it is something else', async () => {
    writeFileSync(file, 'This is not a database, however long one looks at it. '.repeat(100));
    await expect(SqliteStore.open(file)).rejects.toThrow(`${file} is not a SQLite database: put a backup`);
  });
});
