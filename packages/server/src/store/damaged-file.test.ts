import {
  chmodSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteStore } from './sqlite.ts';
import { StoreError } from './store.ts';
import { entries, entry, tableCard } from './testing/examples.ts';
import { temporaryFolder } from './testing/folder.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder.path, 'store.sqlite');
});
afterEach(() => folder.remove());

async function written(): Promise<void> {
  const store = await SqliteStore.open(file);
  for (const id of ['a', 'b', 'c', 'd']) await store.create(tableCard(id), entries(1, 100));
  await store.close();
}

async function refused(message: string): Promise<void> {
  const before = existsSync(file) ? readFileSync(file) : null;
  const opening = SqliteStore.open(file);
  await expect(opening).rejects.toThrow(StoreError);
  await expect(opening).rejects.toThrow(message);
  await expect(opening).rejects.not.toThrow('\n');
  expect(existsSync(file) ? readFileSync(file) : null).toEqual(before);
}

describe('a database file that is damaged is refused in one line, and stays as it is', () => {
  it('when it is empty', async () => {
    writeFileSync(file, '');
    await refused(`${file} is empty, a database is not: put a backup in its place`);
  });

  it('when it was emptied', async () => {
    await written();
    truncateSync(file);
    await refused(`${file} is empty`);
  });

  it('when it is shorter than the header of a database', async () => {
    writeFileSync(file, 'SQLite');
    await refused(`${file} is not a SQLite database`);
  });

  it('when its end is missing', async () => {
    await written();
    truncateSync(file, statSync(file).size - 8192);
    await refused(`${file} is damaged (its end is missing)`);
  });

  it('when a part of it was overwritten', async () => {
    await written();
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096, 12_288);
    writeFileSync(file, bytes);
    await refused(`${file} is damaged (`);
  });

  it('when only its write-ahead log is there', async () => {
    await written();
    rmSync(file);
    writeFileSync(`${file}-wal`, 'something');
    await refused(`${file} is missing, but ${file}-wal holds a part of it`);
  });
});

describe('a file that is damaged while the server runs', () => {
  it('is noticed by the next probe', async () => {
    const store = await SqliteStore.open(file);
    await store.create(tableCard('a'), [entry(1)]);
    await expect(store.probe()).resolves.toBeUndefined();
    renameSync(file, `${file}.away`);
    await expect(store.probe()).rejects.toThrow('was removed or emptied');
    renameSync(`${file}.away`, file);
    await expect(store.probe()).resolves.toBeUndefined();
    await store.close();
  });
});

it('a server that was killed while it created the file does not block the next start', async () => {
  writeFileSync(`${file}.new`, 'half of it');
  await written();
  expect(existsSync(`${file}.new`)).toBe(false);
});

it('is readable by its owner only, like the files beside it, even when an older version made it', async () => {
  await written();
  const store = await SqliteStore.open(file);
  await store.create(tableCard('z'));
  for (const end of ['', '-wal', '-shm', '.lock']) expect(statSync(`${file}${end}`).mode & 0o777, end).toBe(0o600);
  await store.close();
  chmodSync(file, 0o644);
  await (await SqliteStore.open(file)).close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
