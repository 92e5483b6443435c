import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { post, tableOfPeople, tableWithBots } from '../testing/api.ts';
import { heapInUse } from '../testing/heap.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

/** Things that no honest client sends. */
const RUBBISH: readonly unknown[] = [
  ...[null, true, 0, '', 'GameRequestJoin', [], [[]], {}],
  ...[{ command: null }, { command: 7 }, { command: {} }, { command: [] }, { command: '__proto__' }],
  ...[{ command: 'constructor' }, { command: 'toString' }, { command: 'hasOwnProperty', card: '0111' }],
  { command: 'GameRequestJoin' },
  { command: 'GameRequestJoin', player_id: {}, session_token: [] },
  { command: 'GameRequestJoin', player_id: '__proto__', session_token: 'constructor' },
  { command: 'GameRequestJoin', table_id: '__proto__' },
  { command: 'GameRequestJoin', table_id: "'; DROP TABLE tables; --" },
  { command: 'GameRequestJoin', table_id: 'x'.repeat(50_000) },
  { command: 'TurnPlayHandCard', card: '__proto__', target: null },
  { command: 'TurnPlayHandCard', card: { toString: 'x' }, target: ['0111'] },
  { command: 'TurnPlayHandCard', card: '0111', target: null, command_id: 'x'.repeat(1000) },
  { command: 'TurnSelectTarget', source: Number.MAX_VALUE, target: -0 },
  { command: 'RoundMakeDecision', decision: 'MAYBE' },
  { command: 'ClientAcknowledge', event_id: 4 },
];

const RAW: readonly (string | Buffer)[] = [
  ...['', '{', 'null', '[', '"', '{"command":', 'NaN', '\u0000', '{"command":"GameRequestJoin"', '\ud800'],
  '{"__proto__":{"command":"GameResign"}}',
  '{"command":"GameResign","command":"TurnPlayHandCard"}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `{"command":"GameResign","x":${'['.repeat(5000)}${']'.repeat(5000)}}`,
];

describe('a hostile client', () => {
  it('gets a typed error for everything it sends, joined or not, in every game', async () => {
    const server = await testServer();
    for (const game of ['koikoi', 'matgo', 'tysiac', 'check']) {
      const seat = await tableWithBots(server.url, 2, { game });
      const stranger = new TestPlayer(server.url);
      const player = await TestPlayer.join(server.url, seat, {}, game);
      await Promise.all([stranger.opened, player.heard('RoundDealt')]);
      for (const client of [stranger, player]) {
        client.rest();
        for (const rubbish of [...RUBBISH.map((json) => JSON.stringify(json)), ...RAW]) {
          const heard = client.messages.length;
          client.sayText(rubbish);
          const answer = await client.heard(({ event }) => event === 'TurnError', heard);
          expect(answer).toMatchObject({ error_code: expect.any(String), message: expect.any(String) });
          // It repeats the last number, also where no game was asked.
          const before = client.messages[client.messages.indexOf(answer) - 1];
          expect(answer.event_id).toBe(before?.event_id ?? 'evt_000');
        }
        client.close();
      }
    }
  });

  it('gets one for random bytes too', async () => {
    const { url } = await testServer();
    const client = new TestPlayer(url);
    await client.opened;
    for (let i = 0; i < 200; i++) client.sayText(randomBytes(1 + (i % 300)));
    await client.until(() => client.messages.length === 200);
    expect(new Set(client.messages.map(({ event }) => event))).toEqual(new Set(['TurnError']));
  });

  it('is cut off for a message of 10 MB, and nobody else notices', async () => {
    const server = await testServer();
    const table = await gathering(server);
    const client = new TestPlayer(server.url);
    await client.opened;
    client.sayText('x'.repeat(10 * 1024 * 1024));
    expect(await client.closed).toBe(1009);
    for (const player of table.players) player.play();
    await table.players[0].until(() => table.players[0].messages.length > 10);
  });

  it('cannot act for another seat, nor twice by sending again what was sent', async () => {
    const server = await testServer();
    const table = await gathering(server);
    const [ann, bo] = table.players;
    const [actor, other] = ann.mind.moves.length > 0 ? [ann, bo] : [bo, ann];
    const move = actor.mind.moves[0];
    other.say(move);
    expect((await other.heard('TurnError')).error_code).toBe('WRONG_PLAYER');
    actor.say(move);
    await other.until(() => other.messages.some(({ event }) => /Turn(Completed|Progress)|Required/.test(event)));
    await actor.until(() => actor.last?.event_id === other.last?.event_id);
    const heard = actor.messages.length;
    actor.say(move);
    expect((await actor.heard(() => true, heard)).event).toBe('TurnError');
    const log = await server.services.store.log(table.tableId);
    expect(log.filter(({ entry }) => entry.type === 'acted')).toHaveLength(1);
  });

  it('is told to slow down, and is closed when it does not', async () => {
    const { url, services } = await testServer({ limits: { burst: 10, perSecond: 1 } });
    const client = new TestPlayer(url);
    await client.opened;
    for (let i = 0; i < 200; i++) client.sayText('{}');
    expect(await client.closed).toBe(1008);
    expect(client.messages).toContainEqual(expect.objectContaining({ message: 'Too many commands: slow down' }));
    expect(await services.metrics.registry.getSingleMetricAsString('madang_dropped_sockets_total')).toContain('flood');
  });

  it('cannot open more sockets than an address may, and gets them back when it closes some', async () => {
    const { url } = await testServer({ limits: { socketsPerAddress: 3 } });
    const clients = [1, 2, 3].map(() => new TestPlayer(url));
    await Promise.all(clients.map(({ opened }) => opened));
    await expect(new TestPlayer(url).opened).rejects.toThrow('429');
    clients[0].close();
    await clients[0].closed;
    await expect
      .poll(() =>
        new TestPlayer(url).opened.then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  it('cannot flood the HTTP interface', async () => {
    const { url } = await testServer({ limits: { addressBurst: 20, addressPerSecond: 1 } });
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${url}/healthz`)));
    expect(answers.map(({ status }) => status).filter((status) => status === 429).length).toBeGreaterThanOrEqual(15);
  });

  it('cannot open a socket from the page of another site', async () => {
    const { url } = await testServer({ settings: { origins: ['https://friend.example'] } });
    const from = (origin: string) => new TestPlayer(url, undefined, { origin }).opened;
    await expect(from('https://evil.example')).rejects.toThrow('403');
    await expect(from('null')).rejects.toThrow('403');
    await from(url);
    await from('https://friend.example');
  });

  it('is dropped when it does not read, without holding up the others', async () => {
    const server = await testServer({ limits: { unsent: 20_000 } });
    const table = await gathering(server, { rules: { total_rounds: 99 } });
    const slow = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
    await new Promise((resolve) => slow.on('open', resolve));
    const { player_id, session_token } = table.seats[0];
    slow.send(JSON.stringify({ command: 'GameRequestJoin', player_id, session_token }));
    await new Promise((resolve) => slow.once('message', resolve));
    slow.pause();
    // What it asks for it does not take: snapshots pile up until the buffers of both ends are full.
    const join = JSON.stringify({ command: 'GameRequestJoin', player_id, session_token });
    for (let i = 0; i < 12_000; i++) slow.send(join);
    for (const player of table.players) player.play();
    await table.players[1].until(() => table.players[1].messages.length > 60);
    const dropped = () => server.services.metrics.registry.getSingleMetricAsString('madang_dropped_sockets_total');
    await expect.poll(dropped, { timeout: 15_000 }).toContain('slow');
  });

  it('that is silent is dropped', async () => {
    const time = new ManualTime();
    const { url } = await testServer({ time, limits: { silence: 50 } });
    const silent = new WebSocket(`${url.replace('http', 'ws')}/ws`, { autoPong: false });
    const alive = new TestPlayer(url);
    const closed = once(silent, 'close');
    await Promise.all([once(silent, 'open'), alive.opened]);
    const roundTrip = async () => {
      const heard = alive.messages.length;
      alive.sayText('{}');
      await alive.heard('TurnError', heard);
    };
    for (let pings = 0; pings < 4; pings++) {
      await time.pass(50);
      await roundTrip(); // the client has received the ping, and answered it
      await roundTrip(); // the server has received the pong
    }
    await closed;
  });

  it('leaves no memory behind', async () => {
    const { url, rooms } = await testServer();
    const visit = async () => {
      const client = new TestPlayer(url);
      await client.opened;
      for (const raw of RAW) client.sayText(raw);
      for (const rubbish of RUBBISH) client.sayText(JSON.stringify(rubbish));
      await client.until(() => client.messages.length === RAW.length + RUBBISH.length);
      client.close();
      await client.closed;
    };
    for (let i = 0; i < 20; i++) await visit();
    const before = await heapInUse();
    for (let i = 0; i < 60; i++) await visit();
    expect((await heapInUse()) - before).toBeLessThan(2 * 1024 * 1024);
    expect(rooms.size).toBe(0);
  });
});

it('other seats’ tokens open other seats only', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  const crossed = await TestPlayer.join(url, { ...ann, session_token: bo.session_token });
  expect(await crossed.heard(() => true)).toMatchObject({ error_code: 'WRONG_PLAYER' });
  const left = await post(`${url}/api/tables/${ann.table_id}/leave`, {}, 'guess');
  expect(left.status).toBe(401);
});
