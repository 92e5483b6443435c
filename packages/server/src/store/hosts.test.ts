import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PostgresStore } from './postgres.ts';
import { listenerName } from './postgres-hosts.ts';
import { entry, tableCard } from './testing/examples.ts';
import { rowsOf, START_MS, startPostgres, type TestPostgres } from './testing/postgres.ts';

// A node that hosts a table must hear of every entry that it has not read, whatever happens at the same moment.

let postgres: TestPostgres;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
}, START_MS);
afterAll(() => postgres?.stop(), START_MS);
beforeEach(async () => {
  url = await postgres.createDatabase();
});

async function open(): Promise<PostgresStore> {
  const store = await PostgresStore.open(url);
  onTestFinished(() => store.close());
  return store;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const BREAK_ALL =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

/** Somebody waits for a lock that another transaction has. */
async function somebodyWaits(): Promise<void> {
  const waiting = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await rowsOf(url, waiting)).length, { timeout: 10_000 }).toBeGreaterThan(0);
}

it('a node that begins to host while an entry is being committed finds it in the log', async () => {
  const [writer, beginner] = [await open(), await open()];
  await writer.create(tableCard('a'), [entry(1)]);
  await writer.host('a');
  // Something that the commit waits for: an entry with the same number, which is then taken back.
  const rival = await connect();
  await rival.query('BEGIN');
  await rival.query("INSERT INTO madang.entries (table_id, n, at, entry) VALUES ('a', 2, 0, '{}')");
  const appending = writer.append('a', [entry(2)]);
  await somebodyWaits();
  const reading = beginner.host('a').then(() => beginner.log('a'));
  await rival.query('ROLLBACK');
  expect(await appending).toBe('appended');
  expect(await reading).toEqual([entry(1), entry(2)]);
});

it('a node that begins to host before an entry is committed, and after its statement has begun, is notified', async () => {
  const writer = await open();
  await writer.create(tableCard('a'), [entry(1)]);
  await writer.host('a');
  const beginner = await connect();
  const heard = vi.fn();
  beginner.on('notification', ({ payload = '' }) => heard(JSON.parse(payload)));
  await beginner.query('LISTEN madang_beginner');
  await beginner.query('BEGIN');
  await beginner.query("UPDATE madang.hosts SET nodes = nodes || ARRAY['beginner'] WHERE table_id = 'a'");
  const appending = writer.append('a', [entry(2)]);
  await somebodyWaits();
  await beginner.query('COMMIT');
  expect(await appending).toBe('appended');
  await expect.poll(() => heard.mock.calls).toEqual([[{ table: 'a', logged: entry(2) }]]);
});

it('a node that is no longer on the list is put on it before it writes, and finds what it missed', async () => {
  const [forgotten, other] = [await open(), await open()];
  await other.create(tableCard('a'), [entry(1)]);
  await Promise.all([forgotten.host('a'), other.host('a')]);
  await rowsOf(url, 'TRUNCATE madang.hosts');
  expect(await other.append('a', [entry(2)])).toBe('appended');
  expect(await forgotten.append('a', [entry(2, 'late')])).toBe('conflict');
  const added = vi.fn();
  await forgotten.listen({ added, missed: () => undefined });
  await other.append('a', [entry(3)]);
  await expect.poll(() => added.mock.calls).toEqual([['a', entry(3)]]);
});

it('a crash of PostgreSQL loses the lists: nodes get on them again, and are told that they missed something', async () => {
  const [writer, reader] = [await open(), await open()];
  const listener = { added: vi.fn(), missed: vi.fn() };
  await reader.listen(listener);
  await writer.create(tableCard('a'), [entry(1)]);
  await Promise.all([writer.host('a'), reader.host('a')]);
  // What a crash does: the table is not logged, so it is empty, and all connections are broken.
  await rowsOf(url, 'TRUNCATE madang.hosts');
  await rowsOf(url, BREAK_ALL);
  await expect.poll(() => listener.missed.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await writer.append('a', [entry(2)]).catch(() => writer.append('a', [entry(2)])); // on a connection that broke
  await expect.poll(() => listener.added.mock.calls).toEqual([['a', entry(2)]]);
});

it('a dead node is taken off the list, and one that listens is not', async () => {
  const alive = await open();
  await alive.listen({ added: () => undefined, missed: () => undefined });
  await alive.create(tableCard('a'));
  await alive.host('a');
  await rowsOf(url, "UPDATE madang.hosts SET nodes = nodes || ARRAY['dead']");
  await rowsOf(url, "INSERT INTO madang.hosts VALUES ('b', ARRAY['dead'])");
  await (await open()).listen({ added: () => undefined, missed: () => undefined }); // it looks when it begins
  const nodes = () => rowsOf<{ name: string }>(url, "SELECT 'madang ' || unnest(nodes) AS name FROM madang.hosts");
  // The second listens too, and hosts nothing.
  const listening = await rowsOf<{ name: string }>(
    url,
    `SELECT application_name AS name FROM pg_stat_activity WHERE application_name LIKE '${listenerName('%')}'`,
  );
  expect(listening).toHaveLength(2);
  await expect
    .poll(async () => (await nodes()).map(({ name }) => listening.some((one) => one.name === name)))
    .toEqual([true]);
});
