import { commit } from '@madang/engine';
import { fromHex } from '@madang/engine/internal';
import type { DailyBoard, DailySeat } from '@madang/protocol';
import { describe, expect, it } from 'vitest';
import type { Bots } from '../bots/bots.ts';
import { MATCHES_FOR_RANK } from '../daily/daily.ts';
import type { RunningServer } from '../server/start.ts';
import { summary, tableCard } from '../store/testing/examples.ts';
import { get, post } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const NOON = Date.UTC(2026, 10, 17, 12);
const HOUR = 3_600_000;
const keyOf = (name: string) => `key-of-${name}-`.padEnd(32, name[0]);
/** Bots that make the harmless choice. */
const harmless: Bots = { choose: async () => null, close: async () => undefined };

async function dailyServer() {
  const time = new ManualTime(NOON);
  const server = await testServer({ time, bots: harmless });
  const register = async (name: string) =>
    (await post<{ person_id: string }>(`${server.url}/api/me`, { name }, keyOf(name))).body.person_id;
  const seat = async (name: string) =>
    (await post<DailySeat>(`${server.url}/api/daily`, { game: 'koikoi' }, keyOf(name))).body;
  const board = async (name?: string, day = '') => {
    const query = `game=koikoi${day && `&day=${day}`}`;
    return (await get<DailyBoard>(`${server.url}/api/daily?${query}`, name && keyOf(name))).body;
  };
  return { server, time, register, seat, board };
}

/** The person is dealt cards, and gives up. */
async function resigned(server: RunningServer, seat: DailySeat): Promise<TestPlayer> {
  const player = await TestPlayer.join(server.url, seat);
  await player.heard('RoundDealt');
  return givenUp(player);
}

async function givenUp(player: TestPlayer): Promise<TestPlayer> {
  player.say({ command: 'GameResign' });
  await player.heard('GameFinished');
  return player;
}

describe('the daily deal', () => {
  it('is one match for each person and day, whenever and wherever it is asked for', async () => {
    const { server, time, register, seat, board } = await dailyServer();
    await register('Ann');
    await register('Bo');
    const first = await seat('Ann');
    expect(await seat('Ann')).toEqual(first);
    expect((await seat('Bo')).table_id).not.toBe(first.table_id);
    const { deals, own, day } = await board('Ann');
    expect(day).toBe('2026-11-17');
    expect(own).toMatchObject({ table_id: first.table_id, finished: false, ranked: false });
    expect(deals[first.deal]?.commitment).toBe(first.commitment);
    expect(new Set(deals.map(({ commitment }) => commitment)).size).toBe(deals.length);
    await resigned(server, first);
    expect(await seat('Ann')).toEqual(first);
    // The next day begins at midnight, UTC.
    await time.pass(12 * HOUR - 1);
    expect((await seat('Ann')).day).toBe('2026-11-17');
    await time.pass(1);
    const next = await seat('Ann');
    expect(next.day).toBe('2026-11-18');
    expect(next.table_id).not.toBe(first.table_id);
    expect(next.commitment).not.toBe(first.commitment);
  });

  it('waits for who has asked for it and comes later', async () => {
    const { server, time, register, seat } = await dailyServer();
    await register('Ann');
    const { table_id, session_token } = await seat('Ann');
    await time.pass(6 * HOUR); // a table that nobody has come to is deleted before
    const again = await seat('Ann');
    expect(again).toMatchObject({ table_id, session_token });
    await resigned(server, again);
  });

  it('needs a key, and no program may play it', async () => {
    const { server, register } = await dailyServer();
    const ask = async (token?: string) =>
      (await post<object>(`${server.url}/api/daily`, { game: 'koikoi' }, token)).body;
    expect(await ask()).toMatchObject({ error: { code: 'BAD_KEY' } });
    await register('Ann');
    const { body } = await post<{ token: string }>(`${server.url}/api/me/tokens`, { name: 'engine' }, keyOf('Ann'));
    expect(await ask(body.token)).toMatchObject({ error: { code: 'NOT_ALLOWED' } });
  });

  it('deals the same cards to everybody of a deal, whatever seed their client adds', async () => {
    const { server, register, seat } = await dailyServer();
    await register('Ann');
    await register('Bo');
    const seats = [await seat('Ann'), await seat('Bo')];
    const hands = await Promise.all(
      seats.map(async (each, i) => {
        const player = await TestPlayer.join(server.url, each, { client_seed: `mine ${i}` });
        const { commitment: _, ...dealt } = JSON.parse(JSON.stringify(await player.heard('RoundDealt')));
        return JSON.stringify(dealt).match(/"\d{4}"/g);
      }),
    );
    expect(hands[0]?.length).toBeGreaterThan(8);
    expect(hands[1]).toEqual(hands[0]);
  });

  it('keeps the seed secret until the day is over, then shows it with records and results', async () => {
    const { server, time, register, seat, board } = await dailyServer();
    await register('Ann');
    const own = await seat('Ann');
    const player = await resigned(server, own);
    const seeds = await server.services.dailyStore.seeds(own.day, 'koikoi', []);
    const told = async () => [
      ...player.texts,
      ...(await Promise.all(
        [undefined, own.session_token].map(async (token) =>
          JSON.stringify((await get(`${server.url}/api/tables/${own.table_id}/kibo`, token)).body),
        ),
      )),
      await (
        await fetch(`${server.url}/api/me/export`, { headers: { authorization: `Bearer ${keyOf('Ann')}` } })
      ).text(),
      JSON.stringify([await board(), await board('Ann')]),
    ];
    for (const text of await told()) for (const seed of seeds) expect(text).not.toContain(seed);
    expect((await board()).results).toEqual([]);
    expect((await board('Ann')).results).toMatchObject([{ name: 'Ann', rank: null, table_id: null }]);
    await time.pass(12 * HOUR);
    const { body: kibo } = await get<{ seed: string }>(`${server.url}/api/tables/${own.table_id}/kibo`);
    expect(commit(fromHex(kibo.seed) ?? new Uint8Array())).toBe(own.commitment);
    const { deals, results, is_over } = await board(undefined, own.day);
    expect(is_over).toBe(true);
    expect(deals.map(({ seed }) => seed)).toEqual(seeds);
    expect(results).toMatchObject([{ name: 'Ann', table_id: own.table_id }]);
  });

  it('does not count a match that ends after the day', async () => {
    const { server, time, register, seat, board } = await dailyServer();
    await register('Ann');
    const own = await seat('Ann');
    const player = await TestPlayer.join(server.url, own);
    await player.heard('RoundDealt');
    player.cut();
    await time.pass(13 * HOUR);
    await givenUp(await TestPlayer.join(server.url, own));
    expect((await board('Ann', own.day)).own).toMatchObject({ finished: true, points: null });
    expect((await board('Ann', own.day)).results).toEqual([]);
  });

  it('ranks people with twenty finished matches', async () => {
    const { server, register, seat } = await dailyServer();
    const person = await register('Ann');
    for (let i = 0; i < MATCHES_FOR_RANK; i++) {
      const seats = [{ playerId: `t${i}-a`, name: 'Ann', kind: 'human' as const, level: null, person }, null];
      const detail = { seats, rematch: null, voided: null };
      await server.services.store.create(tableCard(`t${i}`), [], summary({ status: 'finished', detail }));
    }
    await register('Bo');
    // Others play cards that nobody with a rank plays.
    expect(await seat('Ann')).toMatchObject({ ranked: true, deal: expect.toBeOneOf([0, 1, 2, 3]) });
    expect(await seat('Bo')).toMatchObject({ ranked: false, deal: 4 });
  });

  it('has no board of a day that has not begun, or of no day', async () => {
    const { board } = await dailyServer();
    for (const day of ['2026-11-18', '2026-13-01', 'today'])
      expect(await board(undefined, day)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(await board(undefined, '2026-11-16')).toMatchObject({ deals: [], results: [], own: null });
  });
});
