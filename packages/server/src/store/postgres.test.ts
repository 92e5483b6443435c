import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PostgresStore } from './postgres.ts';
import { ARCHIVE_LOCK } from './postgres-archive.ts';
import { describeStore } from './store.contract.ts';
import { entry, summary, tableCard } from './testing/examples.ts';
import { rowsOf, START_MS, startPostgres, type TestPostgres } from './testing/postgres.ts';

let postgres: TestPostgres;
let shared: string;
beforeAll(async () => {
  postgres = await startPostgres();
  shared = await postgres.createDatabase();
}, START_MS);
afterAll(() => postgres?.stop(), START_MS);

// Dropping a schema is much faster than creating a database.
describeStore('PostgreSQL', { isDurable: true, isShared: true }, async () => ({
  open: () => PostgresStore.open(shared),
  remove: () => rowsOf(shared, 'DROP SCHEMA madang CASCADE').then(() => undefined),
}));

describe('the PostgreSQL database', () => {
  it('is set up once by several servers that start together', async () => {
    const url = await postgres.createDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => PostgresStore.open(url)));
    await stores[0].create(tableCard('a'));
    expect(await stores[3].card('a')).toEqual(tableCard('a'));
    await Promise.all(stores.map((store) => store.close()));
  });

  it('is not touched when a newer version has written it', async () => {
    const url = await postgres.createDatabase();
    await (await PostgresStore.open(url)).close();
    await rowsOf(url, 'UPDATE madang.schema_version SET version = 99');
    await expect(PostgresStore.open(url)).rejects.toThrow('was written by a newer Madang (its schema is version 99');
  });

  it('is refused when its commits are not durable', async () => {
    const url = await postgres.createDatabase();
    await rowsOf(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    await expect(PostgresStore.open(url)).rejects.toThrow('PostgreSQL runs with synchronous_commit=off');
  });

  it('deletes expired leases, and no others', async () => {
    const url = await postgres.createDatabase();
    const store = await PostgresStore.open(url);
    await store.lease('over', 'dead', 1);
    await store.lease('held', 'alive', 60_000);
    await store.close();
    const next = await PostgresStore.open(url);
    const left = async () =>
      (await rowsOf<{ table_id: string }>(url, 'SELECT table_id FROM madang.leases')).map((row) => row.table_id);
    await expect.poll(left).toEqual(['held']);
    await next.close();
  });

  it('has its archive written by one node at a time, also when people are forgotten', async () => {
    const url = await postgres.createDatabase();
    const store = await PostgresStore.open(url);
    await store.create(tableCard('a'), [entry(1)], summary({ status: 'finished', updatedAt: 1 }));
    await store.archive(2);
    const other = new pg.Client(url);
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(${ARCHIVE_LOCK})`);
    expect(await store.forget('a', 'ann')).toBe(false);
    await other.end();
    await expect.poll(() => store.forget('a', 'ann')).toBe(true);
    await store.close();
  });

  it('is refused in one line, without the password, when it cannot be reached', async () => {
    const refused = PostgresStore.open('postgres://me:secret@127.0.0.1:1/nothing');
    await expect(refused).rejects.toThrow(
      /^cannot use PostgreSQL at 127.0.0.1:1\/nothing: connect ECONNREFUSED 127.0.0.1:1$/,
    );
  });

  it('can be down for a while: the store reconnects, and listeners are told that they missed something', async () => {
    const url = await postgres.createDatabase();
    const [store, other] = [await PostgresStore.open(url), await PostgresStore.open(url)];
    const listener = { added: vi.fn(), missed: vi.fn() };
    await other.listen(listener);
    await store.create(tableCard('a'));
    await other.host('a');
    await postgres.restart(300);
    await expect.poll(() => listener.missed.mock.calls.length, { timeout: 10_000 }).toBe(1);
    await store.append('a', [entry(1)]);
    await expect.poll(() => listener.added.mock.calls).toEqual([['a', entry(1)]]);
    await Promise.all([store.close(), other.close()]);
  });

  it('can be down while the store is closed', async () => {
    const url = await postgres.createDatabase();
    const store = await PostgresStore.open(url);
    const missed = vi.fn();
    await store.listen({ added: () => undefined, missed });
    const back = postgres.restart(1_000);
    await expect.poll(() => store.card('a').catch(() => 'away')).toBe('away');
    await store.close();
    await back;
    expect(missed).not.toHaveBeenCalled();
  });
});
