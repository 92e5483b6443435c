import type { TableList } from '@madang/protocol';
import { describe, expect, it } from 'vitest';
import { get, post, type Seated } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

// A player who looks for an opponent plays a bot meanwhile: connected to the table, but not ready.

const OFFER = 20_000;

async function waitingElsewhere() {
  const time = new ManualTime();
  const server = await testServer({ time, settings: { offer: OFFER } });
  const quick = async (): Promise<Seated> =>
    (await post(`${server.url}/api/quick`, { game: 'koikoi', human: true })).body;
  const mina = await quick();
  const elsewhere = await TestPlayer.join(server.url, mina, { ready: false });
  await elsewhere.heard('TableWaiting');
  const ola = await quick();
  expect(ola.table_id).toBe(mina.table_id);
  const stranger = await TestPlayer.join(server.url, ola);
  await stranger.heard('TableWaiting');
  return { time, server, mina, ola, elsewhere, stranger };
}

describe('a player who waits elsewhere', () => {
  it('is told that somebody has come, and the match does not begin', async () => {
    const { elsewhere, server, mina } = await waitingElsewhere();
    await elsewhere.heard((message) => message.event === 'TableWaiting' && !message.seats.includes(null));
    const types = (await server.services.store.log(mina.table_id)).map(({ entry }) => entry.type);
    expect(types).toEqual(['sat', 'seeded', 'sat', 'seeded']);
  });

  it('begins the match by joining', async () => {
    const { server, mina, stranger } = await waitingElsewhere();
    const here = await TestPlayer.join(server.url, mina);
    await Promise.all([here.heard('RoundDealt'), stranger.heard('RoundDealt')]);
  });

  it('loses the seat when they do not come in time; the other waits on', async () => {
    const { time, server, mina, stranger } = await waitingElsewhere();
    await time.pass(OFFER - 1);
    expect((await get(`${server.url}/api/tables/${mina.table_id}`)).body.seats).not.toContain(null);
    const heard = stranger.messages.length;
    await time.pass(1);
    await stranger.heard((message) => message.event === 'TableWaiting' && message.seats.includes(null), heard);
    const again = await TestPlayer.join(server.url, mina);
    expect(await again.heard('TurnError')).toMatchObject({ error_code: 'WRONG_PLAYER' });
  });

  it('keeps the seat as long as nobody comes', async () => {
    const time = new ManualTime();
    const server = await testServer({ time, settings: { offer: OFFER } });
    const { body: mina } = await post(`${server.url}/api/quick`, { game: 'koikoi', human: true });
    const elsewhere = await TestPlayer.join(server.url, mina, { ready: false });
    await elsewhere.heard('TableWaiting');
    await time.pass(30 * OFFER);
    const here = await TestPlayer.join(server.url, mina);
    await here.heard('TableWaiting');
  });
});

describe('the list of tables', () => {
  it('says by which rules, with which clock and against whom', async () => {
    const { url } = await testServer();
    const clock = { per_action: 30_000, bank: 120_000 };
    const seats = [{ kind: 'human', name: 'Ala' }, { kind: 'human' }, { kind: 'bot', level: 'easy' }];
    const rules = { ruleset: 'polish', bombs: 2 };
    await post(`${url}/api/tables`, { game: 'tysiac', rules, seats, clock, public: true });
    const { body } = await get<TableList>(`${url}/api/tables`);
    expect(body.tables[0]).toMatchObject({ ruleset: 'polish', rules: { bombs: 2 }, clock });
    expect(body.tables[0]?.players).toEqual([
      { name: 'Ala', kind: 'human', level: null },
      null,
      { name: 'Bot 3', kind: 'bot', level: 'easy' },
    ]);
  });
});

describe('the hour of the day when a match begins', () => {
  async function hourOf(utc_offset?: number): Promise<unknown> {
    const time = new ManualTime(Date.UTC(2026, 0, 1, 20, 30));
    const server = await testServer({ time });
    const seats = [{ kind: 'human' }, { kind: 'bot', level: 'beginner' }];
    const { body } = await post(`${server.url}/api/tables`, { game: 'matgo', seats, utc_offset });
    const player = await TestPlayer.join(server.url, body, {}, 'matgo');
    await player.heard('RoundDealt');
    const started = (await server.services.store.log(body.table_id)).find(({ entry }) => entry.type === 'started');
    return started?.entry.type === 'started' ? started.entry.inputs.hour : null;
  }

  it('is that of whoever opened the table, and is recorded', async () => {
    expect(await hourOf(9 * 60)).toBe(5);
    expect(await hourOf(-5 * 60)).toBe(15);
    expect(await hourOf(5 * 60 + 30)).toBe(2);
  });

  it('is the server’s for a client that does not say', async () => {
    expect(await hourOf()).toBe(new Date(Date.UTC(2026, 0, 1, 20, 30)).getHours());
  });
});
