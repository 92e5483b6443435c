import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { get, post, tableOfPeople } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { OpenSeats } from './open-seats.ts';

// Seats that are asked for and that nobody ever connects to.

const quick = async (url: string) => (await post(`${url}/api/quick`, { game: 'koikoi', human: true })).body;
const MINUTE = 60_000;

describe('people who ask for a game and never connect', () => {
  it('are not paired with those who do', async () => {
    const { url } = await testServer();
    const ghosts = await Promise.all(Array.from({ length: 20 }, () => quick(url)));
    const ann = await quick(url);
    const first = await TestPlayer.join(url, ann);
    await first.heard('TableWaiting');
    const bo = await quick(url);
    expect(bo.table_id).toBe(ann.table_id);
    expect(ghosts.map(({ table_id }) => table_id)).not.toContain(ann.table_id);
    await TestPlayer.join(url, bo);
    await first.heard('RoundDealt');
  });

  it('get a limited number of seats from one address; those who connect get more', async () => {
    const { url } = await testServer({ limits: { openSeats: 2 } });
    const [seat] = [await quick(url), await quick(url)];
    const { status, body } = await post<unknown>(`${url}/api/quick`, { game: 'koikoi', level: 'beginner' });
    expect(status).toBe(429);
    expect(body).toMatchObject({ error: { code: 'TOO_MANY_OPEN_SEATS' } });
    const player = await TestPlayer.join(url, seat);
    await player.heard('TableWaiting');
    expect((await post(`${url}/api/quick`, { game: 'koikoi', level: 'beginner' })).status).toBe(201);
  });

  it('do not use up seats with requests that fail', async () => {
    const { url } = await testServer({ limits: { openSeats: 2 } });
    const [ann] = await tableOfPeople(url, 2);
    for (let i = 0; i < 3; i++) expect((await post(`${url}/api/tables/${ann.table_id}/join`)).status).not.toBe(201);
  });
});

describe('the seats of an address', () => {
  it('are freed when their tables expire', () => {
    const seats = new OpenSeats(1, 1000);
    seats.take('a', 0)?.keep('t1-p');
    expect(seats.take('a', 999)).toBeNull();
    expect(seats.take('b', 999)).not.toBeNull();
    seats.take('a', 1000)?.keep('t2-p');
    expect(seats.take('a', 1001)).toBeNull();
  });
});

describe('a table without a first card', () => {
  it('that nobody connects to is deleted, in memory and in the store', async () => {
    const time = new ManualTime();
    const store = new MemoryStore();
    const { url, rooms } = await testServer({ time, store });
    const [ghost] = await tableOfPeople(url, 2);
    const ann = await quick(url);
    const first = await TestPlayer.join(url, ann);
    await first.heard('TableWaiting');
    await time.pass(7 * MINUTE);
    expect(await store.card(ghost.table_id)).toBeNull();
    expect(await rooms.peek(ghost.table_id)).toBeNull();
    expect((await get(`${url}/api/tables/${ghost.table_id}`)).status).toBe(404);
    expect((await get(`${url}/api/tables/${ann.table_id}`)).status).toBe(200);
    const bo = await quick(url);
    expect(bo.table_id).toBe(ann.table_id);
  });

  it('that is unlisted waits a day for a friend once somebody was connected', async () => {
    const time = new ManualTime();
    const store = new MemoryStore();
    const { url } = await testServer({ time, store });
    const { body: ann } = await post(`${url}/api/tables`, {
      game: 'koikoi',
      seats: [{ kind: 'human' }, { kind: 'human' }],
    });
    const first = await TestPlayer.join(url, ann);
    await first.heard('TableWaiting');
    first.cut();
    await time.pass(60 * MINUTE);
    expect(await store.card(ann.table_id)).not.toBeNull();
    await time.pass(25 * 60 * MINUTE);
    expect(await store.card(ann.table_id)).toBeNull();
  });
});
