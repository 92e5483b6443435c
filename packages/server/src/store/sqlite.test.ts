import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listing, SQLITE } from './listing.ts';
import { SqliteStore } from './sqlite.ts';
import { SQLITE_STEPS } from './sqlite-schema.ts';
import { describeStore } from './store.contract.ts';
import type { ListFilter } from './store.ts';
import { entry, summary, tableCard } from './testing/examples.ts';
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

  it('of the first version is migrated with everything in it', async () => {
    const older = new DatabaseSync(file);
    older.exec(`${SQLITE_STEPS[0]} PRAGMA user_version = 1`);
    const insert = older.prepare(
      'INSERT INTO tables (id, game, is_public, created_at, card, status, summary) VALUES (?, ?, 1, ?, ?, ?, ?)',
    );
    for (const status of ['open', 'playing', 'finished'] as const) {
      const card = tableCard(status);
      insert.run(status, 'koikoi', card.createdAt, JSON.stringify(card), status, JSON.stringify(summary({ status })));
      older
        .prepare('INSERT INTO entries (table_id, n, at, entry) VALUES (?, 1, ?, ?)')
        .run(status, entry(1).at, JSON.stringify(entry(1).entry));
    }
    older.close();
    const store = await SqliteStore.open(file);
    expect(await store.open('finished')).toEqual({ card: tableCard('finished'), checkpoint: null, log: [entry(1)] });
    expect((await store.due()).map(({ tableId }) => tableId)).toEqual(['playing']);
    expect(await store.expire({ unreached: Date.now() - 60_000, listed: Date.now() - 60_000, unlisted: 1 })).toEqual(
      [],
    );
    expect(await store.append('playing', [entry(2)])).toBe('appended');
    await store.close();
  });

  it('uses an index for the lobby, however many tables are open', async () => {
    await (await SqliteStore.open(file)).close();
    const db = new DatabaseSync(file, { readOnly: true });
    const plan = (filter: ListFilter) => {
      const { text, values } = listing(filter, SQLITE);
      const steps = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
      return steps.map(({ detail }) => String(detail)).join('; ');
    };
    const open = { status: 'open', publicOnly: true, limit: 50 } as const;
    const after = { createdAt: 5, id: 'a' };
    expect(plan(open)).toMatch(/USING INDEX public_tables /);
    expect(plan({ ...open, after })).toMatch(/USING INDEX public_tables /);
    expect(plan({ ...open, game: 'koikoi', after })).toMatch(/USING INDEX public_tables_of_game /);
    expect(plan({ ...open, game: 'koikoi', seenSince: 5 })).toMatch(/USING INDEX reached_tables /);
    const queued = { status: 'open', queue: 'koikoi/2/terms', seenSince: 5, limit: 50 } as const;
    expect(plan(queued)).toMatch(/USING INDEX queued_tables /);
    for (const filter of [open, { ...open, after }, { ...open, game: 'koikoi', seenSince: 5 }, queued])
      expect(plan(filter)).not.toMatch(/SCAN|TEMP B-TREE/);
    db.close();
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
