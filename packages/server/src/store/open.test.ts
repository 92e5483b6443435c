import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './open.ts';
import { StoreError } from './store.ts';
import { temporaryFolder } from './testing/folder.ts';

describe('openStore', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('makes the data folder and a SQLite file in it', async () => {
    const data = join(folder.path, 'some', 'where');
    const store = await openStore({ data });
    await store.close();
    expect(existsSync(join(data, 'madang.sqlite'))).toBe(true);
  });

  it('says in one line why the data folder cannot be made', async () => {
    const data = join(folder.path, 'file');
    writeFileSync(data, '');
    const refused = expect(openStore({ data })).rejects;
    await refused.toThrow(StoreError);
    await refused.toThrow(`cannot make the data folder ${data}`);
  });

  it('fails at once where no folder can be created', async () => {
    await expect(openStore({ data: '/proc/nope' })).rejects.toThrow('cannot make the data folder /proc/nope');
  });

  it.each(['mysql://root:secret@host/name', 'nonsense', ''])('refuses the database %j', async (database) => {
    const refused = expect(openStore({ data: folder.path, database })).rejects;
    await refused.toThrow('the database must be an address like postgres://');
    await refused.not.toThrow('secret');
  });
});
