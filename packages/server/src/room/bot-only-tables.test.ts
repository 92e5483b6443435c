import { describe, expect, it } from 'vitest';
import { get, post } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { SHORT_RULES } from '../testing/short-rules.ts';
import { TestPlayer } from '../testing/test-player.ts';

const BOTS = [
  { kind: 'bot', level: 'easy' },
  { kind: 'bot', level: 'beginner' },
];
/** A thread of bots takes a while to start. */
const SOON = { timeout: 20_000 };
const toWatch = async (url: string, fields: object = {}) =>
  (await post(`${url}/api/tables`, { game: 'koikoi', seats: BOTS, watch: true, ...fields })).body.table_id;

describe('a table of bots', () => {
  it('is opened for a client that asks to watch, which gets no seat, and is played to its end', async () => {
    const { url } = await testServer();
    const request = { game: 'matgo', rules: SHORT_RULES.matgo, seats: BOTS, watch: true };
    const { status, body } = await post(`${url}/api/tables`, request);
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['commitment', 'invite_url', 'table_id']);
    const spectator = await TestPlayer.watch(url, body.table_id);
    await spectator.heard('GameFinished');
    expect((await get(`${url}/api/tables/${body.table_id}/kibo`)).body).toMatchObject({ game: 'matgo' });
  });

  it('must be asked for with `watch`, and has bots only', async () => {
    const { url } = await testServer();
    const status = async (body: object) => (await post(`${url}/api/tables`, { game: 'koikoi', ...body })).status;
    expect(await status({ seats: BOTS })).toBe(400);
    expect(await status({ seats: [BOTS[0], { kind: 'human' }], watch: true })).toBe(400);
  });

  it('plays only while a spectator is connected, and leaves the memory after that', async () => {
    const time = new ManualTime();
    const { url, rooms, services } = await testServer({ time, settings: { idle: 50 } });
    const id = await toWatch(url);
    const length = async () => (await services.store.log(id)).length;
    const dealt = await length();
    await time.pass(10_000);
    expect(await length()).toBe(dealt);
    const spectator = await TestPlayer.watch(url, id);
    await expect.poll(length, SOON).toBeGreaterThan(dealt + 5);
    spectator.cut();
    const roomsLater = async () => {
      await time.pass(50);
      return rooms.size;
    };
    await expect.poll(roomsLater, SOON).toBe(0);
    const left = await length();
    await time.pass(10_000);
    expect(await length()).toBe(left);
  });

  it('waits while the limit of such tables is reached', async () => {
    const { url, services } = await testServer({ settings: { botOnlyTables: 1, botPause: [5, 5] } });
    const [first, second] = [await toWatch(url), await toWatch(url)];
    const length = async (id: string) => (await services.store.log(id)).length;
    const dealt = await length(second);
    const one = await TestPlayer.watch(url, first);
    await expect.poll(() => one.messages.length, SOON).toBeGreaterThan(3);
    await (await TestPlayer.watch(url, second)).heard('GameSnapshotRestore');
    const played = await length(first);
    await expect.poll(() => length(first), SOON).toBeGreaterThan(played + 3);
    expect(await length(second)).toBe(dealt);
    one.cut();
    await expect.poll(() => length(second), SOON).toBeGreaterThan(dealt);
  });
});
