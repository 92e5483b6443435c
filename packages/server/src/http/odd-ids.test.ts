import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTableId, newTableId, systemBytes } from '../server/secrets.ts';
import { type RunningServer, startServer } from '../server/start.ts';
import { MemoryStore } from '../store/memory.ts';
import { PostgresStore } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { START_MS, startPostgres, type TestPostgres } from '../store/testing/postgres.ts';
import { get, post } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const ODD = [
  '\u0000',
  'a\u0000b',
  'ab-\u0000',
  '\ud800',
  '\uffff',
  "'; DROP TABLE tables; --",
  '%',
  ' ',
  '../x',
  'ş',
  '💥',
  '𝒂',
];
const odd = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

/** Like PostgreSQL, but for any text that is no id. */
class StrictStore extends MemoryStore {
  override async card(tableId: string) {
    mustBeId(tableId);
    return super.card(tableId);
  }

  override async log(tableId: string, after?: number) {
    mustBeId(tableId);
    return super.log(tableId, after);
  }
}

function mustBeId(text: string): void {
  if (!isTableId(text)) throw new Error(`the store was asked for ${JSON.stringify(text)}`);
}

const ROUTES = [
  { method: 'get', end: '' },
  { method: 'get', end: '/kibo' },
  { method: 'post', end: '/join' },
  { method: 'post', end: '/bots' },
  { method: 'post', end: '/leave' },
  { method: 'post', end: '/rematch' },
] as const;

async function statuses(url: string, id: string): Promise<readonly number[]> {
  const path = `${url}/api/tables/${encodeURIComponent(id.toWellFormed())}`;
  const answers = await Promise.all(
    ROUTES.map(({ method, end }) => (method === 'get' ? get(`${path}${end}`) : post(`${path}${end}`, {}, 'token'))),
  );
  for (const { body } of answers) expect(body).toHaveProperty('error.code');
  return answers.map(({ status }) => status);
}

it('an id that the server gives has the form', () => {
  expect(isTableId(newTableId(systemBytes))).toBe(true);
  for (const text of ['', ...ODD, 'a'.repeat(65)]) expect(isTableId(text), JSON.stringify(text)).toBe(false);
});

describe('an id that no table can have', () => {
  it('is answered with 4xx by every route, and the store is not asked', async () => {
    const { url } = await testServer({ store: new StrictStore() });
    await fc.assert(
      fc.asyncProperty(odd, async (id) => {
        for (const status of await statuses(url, id)) expect([400, 401, 404]).toContain(status);
      }),
      { numRuns: 60 },
    );
    for (const query of ['game=%00', 'cursor=1_%00', 'cursor=1_%ff'])
      expect((await get(`${url}/api/tables?${query}`)).status, query).toBe(400);
  });

  it('is answered on the socket like any other wrong one', async () => {
    const { url } = await testServer({ store: new StrictStore() });
    for (const id of ODD) {
      const player = await TestPlayer.join(url, { table_id: '', player_id: `${id}-abcdef`, session_token: 'token' });
      expect(await player.heard('TurnError')).toMatchObject({ message: 'Unknown player or token' });
      player.cut();
      const spectator = await TestPlayer.watch(url, id);
      expect(await spectator.heard('TurnError')).toMatchObject({ message: 'Unknown player or token' });
      spectator.cut();
    }
  });
});

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  let server: RunningServer;
  let store: Store;
  beforeAll(async () => {
    postgres = await startPostgres();
    store = await PostgresStore.open(await postgres.createDatabase());
    server = await startServer({ store, logLevel: 'error' });
  }, START_MS);
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  }, START_MS);

  it.each(ODD)('%j gives no 500', async (id) => {
    for (const status of await statuses(server.url, id)) expect([400, 401, 404]).toContain(status);
  });
});
