import { expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { get, post, tableWithBots } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it('a match without a clock that everybody has left is voided in the end, and whoever comes back is told', async () => {
  const time = new ManualTime();
  const server = await testServer({ time, settings: { abandoned: DAY } });
  const { tableId, seats, players } = await gathering(server);
  const { players: others, tableId: other } = await gathering(server);
  for (const player of players) player.cut();
  const room = await server.rooms.find(tableId);
  await expect.poll(() => room?.isAttended).toBe(false);
  await time.pass(DAY - 2 * MINUTE);
  const table = async (id: string) => (await get(`${server.url}/api/tables/${id}`)).body;
  expect(await table(tableId)).toMatchObject({ status: 'playing', voided: null });
  await time.pass(10 * MINUTE);
  await expect.poll(() => table(tableId)).toMatchObject({ status: 'finished' });
  const back = await TestPlayer.join(server.url, seats[0]);
  expect(await back.heard('GameVoided')).toMatchObject({ reason: 'nobody has played for a long time' });
  // Somebody is connected here, so nobody has left it.
  expect(await table(other)).toMatchObject({ status: 'playing' });
  expect(others[0].messages.map(({ event }) => event)).not.toContain('GameVoided');
});

it('reports are kept for 90 days, also when nobody makes another', async () => {
  const time = new ManualTime();
  const store = new MemoryStore();
  await testServer({ time, store, settings: { expiry: 100 * DAY } });
  const report = { tableId: 't', seat: 0, reporter: 'ann', reported: null, name: 'Bo', reason: 'leaving' };
  for (const at of [time.now() - 75 * DAY, time.now()])
    await store.conduct.report({ ...report, seat: at > time.now() - DAY ? 1 : 0, at }, { most: 9, since: 0 });
  await time.pass(20 * DAY);
  await expect.poll(async () => (await store.conduct.reports(9)).map(({ seat }) => seat)).toEqual([1]);
});

it('a match with a clock is not voided: its clock ends it', async () => {
  const time = new ManualTime();
  const store = new MemoryStore();
  const server = await testServer({ time, store, settings: { abandoned: DAY } });
  const { players } = await gathering(server, { clock: { perAction: 60 * DAY, bank: 0 } });
  for (const player of players) player.cut();
  expect(await store.abandoned(time.now() + DAY)).toEqual([]);
});

it('a match that is over is archived, and answers as before', async () => {
  const store = new MemoryStore();
  const time = new ManualTime();
  const server = await testServer({ store, time, settings: { archived: 20 * MINUTE } });
  const seat = await tableWithBots(server.url, 2, { rules: { total_rounds: 1 }, public: true });
  const player = await TestPlayer.join(server.url, seat);
  player.play();
  await player.heard('GameFinished');
  const before = await textsOf(server.url, seat.table_id);
  player.cut();
  await time.pass(30 * MINUTE);
  // Packed logs have no ids of commands.
  await expect
    .poll(async () => (await store.log(seat.table_id)).some(({ entry }) => entry.type === 'acted' && entry.commandId))
    .toBe(false);

  // Another server on the same store: nothing is cached.
  store.close = async () => {};
  await server.close();
  const later = await testServer({ store, time });
  expect(await textsOf(later.url, seat.table_id)).toEqual(before);
  const again = await TestPlayer.join(later.url, seat);
  expect(await again.heard('GameSnapshotRestore')).toBeDefined();
  const { status, body } = await post(`${later.url}/api/tables/${seat.table_id}/rematch`, {}, seat.session_token);
  expect(status).toBe(201);
  expect(body.table_id).not.toBe(seat.table_id);
});

/** The table, the list it is in, and its record. */
function textsOf(url: string, tableId: string): Promise<readonly string[]> {
  const paths = [`/api/tables/${tableId}`, '/api/tables?status=finished', `/api/tables/${tableId}/kibo`];
  return Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).text()));
}
