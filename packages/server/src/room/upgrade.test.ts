import { expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import type { Logged } from '../table/log.ts';
import { followAll, newTable } from '../table/table.ts';
import { get, post, tableOfPeople } from '../testing/api.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

type Changed = { readonly type: 'acted'; readonly hash: string } | { readonly type: 'started'; readonly dealt: string };

/** A store as an older version has written it: the last of these entries led to another position there. */
class OlderStore extends MemoryStore {
  isOlder = false;
  private readonly changed: Changed;

  constructor(changed: Changed) {
    super();
    this.changed = changed;
  }

  override async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    const log = await super.log(tableId);
    const last = log.findLast(({ entry }) => entry.type === this.changed.type);
    const changed = log.map((logged) =>
      this.isOlder && logged === last
        ? { ...logged, entry: { ...logged.entry, ...this.changed } as Logged['entry'] }
        : logged,
    );
    return changed.slice(after);
  }

  override async close(): Promise<void> {}
}

it('a match that replays differently under new rules is voided, once, and its log is not changed', async () => {
  const store = new OlderStore({ type: 'acted', hash: '00000000' });
  const before = await testServer({ store });
  const table = await gathering(before);
  for (const player of table.players) player.play();
  await table.players[0].until(() => table.players[0].messages.length > 8);
  await before.close();

  store.isOlder = true;
  const after = await testServer({ store, logLevel: 'silent' });
  const player = await TestPlayer.join(after.url, table.seats[0]);
  const { reason, seed } = await player.heard('GameVoided');
  expect(reason).toMatch(/entry \d+: the action leads to another position now/);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  player.say({ command: 'GameResign' });
  expect((await player.heard('TurnError')).retry_allowed).toBe(false);
  expect((await get(`${after.url}/api/tables/${table.tableId}`)).body).toMatchObject({
    status: 'finished',
    voided: reason,
  });
  expect((await get(`${after.url}/api/tables/${table.tableId}/kibo`)).status).toBe(410);
  const rematch = await post(`${after.url}/api/tables/${table.tableId}/rematch`, {}, table.seats[0].session_token);
  expect(rematch.status).toBe(201);
  await after.close();

  const later = await testServer({ store });
  const again = await TestPlayer.join(later.url, table.seats[1]);
  await again.heard('GameVoided');
  await again.heard('RematchOffered');
  const log = await store.log(table.tableId);
  expect(log.filter(({ entry }) => entry.type === 'voided')).toHaveLength(1);
});

it('so is a match whose first deal differs', async () => {
  const store = new OlderStore({ type: 'started', dealt: '00000000' });
  const before = await testServer({ store });
  const table = await gathering(before);
  await before.close();
  store.isOlder = true;
  const after = await testServer({ store, logLevel: 'silent' });
  const player = await TestPlayer.join(after.url, table.seats[0]);
  const { reason } = await player.heard('GameVoided');
  expect(reason).toMatch(/entry \d+: the round is dealt in another way now/);
  expect((await get(`${after.url}/api/tables/${table.tableId}`)).body).toMatchObject({ status: 'finished' });
});

it('every deal is stored with its hash, and a later deal that differs is noticed', async () => {
  const store = new MemoryStore();
  const server = await testServer({ store });
  const table = await gathering(server, { rules: { total_rounds: 3 } });
  for (const player of table.players) player.play();
  await table.players[0].heard('GameFinished');
  const card = await store.card(table.tableId);
  const log = await store.log(table.tableId);
  const deals = log.filter(({ entry }) => 'dealt' in entry);
  expect(deals).toHaveLength(3);
  if (!card) throw new Error('no card');
  expect(() => followAll(newTable(card), log)).not.toThrow();
  for (const deal of deals) {
    const other = log.with(deal.n - 1, { ...deal, entry: { ...deal.entry, dealt: '00000000' } as Logged['entry'] });
    expect(() => followAll(newTable(card), other)).toThrow(`entry ${deal.n}: the round is dealt in another way now`);
  }
});

it('a table whose game was removed is not found, and nothing else fails', async () => {
  const store = new MemoryStore();
  const { url } = await testServer({ store });
  const [ann] = await tableOfPeople(url, 2);
  const card = await store.card(ann.table_id);
  if (card) await store.create({ ...card, id: 'older', game: 'bezique' });
  expect((await get(`${url}/api/tables/older`)).status).toBe(404);
});
