import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../server/settings.ts';
import { tableOfPeople } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { FRAME, frame, RawSocket } from '../testing/raw-socket.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

/** Limits as they are, beside the one on messages: none of these floods is one of messages alone. */
const { burst, perSecond } = DEFAULT_SETTINGS.limits;
const REAL = { burst, perSecond };

async function dropped(services: {
  metrics: { dropped: { get(): Promise<{ values: object[] }> } };
}): Promise<object[]> {
  return (await services.metrics.dropped.get()).values;
}

describe('a socket that sends without end and never reads', () => {
  it.each([
    ['pings', frame(FRAME.ping)],
    ['pings with a payload', frame(FRAME.ping, 'x'.repeat(125))],
    ['pongs', frame(FRAME.pong)],
    ['messages', frame(FRAME.text, '{}')],
    ['empty messages', frame(FRAME.text)],
  ])('is closed, and counted once: %s', async (_, bytes) => {
    const { url, services } = await testServer({ limits: REAL });
    const raw = await RawSocket.open(url);
    raw.pause();
    await raw.flood(bytes);
    expect(await dropped(services)).toMatchObject([{ labels: { why: 'flood' }, value: 1 }]);
    await expect.poll(async () => (await services.metrics.sockets.get()).values).toMatchObject([{ value: 0 }]);
  });

  it.each([
    ['empty fragments of one message', frame(FRAME.more, '', false)],
    ['fragments of one byte', frame(FRAME.more, ' ', false)],
  ])('is closed: %s', async (_, bytes) => {
    const { url, services } = await testServer({ limits: REAL });
    const raw = await RawSocket.open(url);
    raw.pause();
    raw.write(frame(FRAME.text, '{', false));
    await raw.flood(bytes);
    expect(await dropped(services)).toMatchObject([{ labels: { why: 'flood' }, value: 1 }]);
  });
});

it('a flood is paid for by its address, so that the next socket does not go on with it', async () => {
  const { url } = await testServer({ limits: { ...REAL, addressBurst: 200, addressPerSecond: 0.001 } });
  for (let i = 0; i < 2; i++) await (await RawSocket.open(url)).flood(frame(FRAME.ping));
  await expect(RawSocket.open(url)).rejects.toThrow('429');
});

it('a ping is answered with its own data', async () => {
  const { url } = await testServer({ limits: REAL });
  const raw = await RawSocket.open(url);
  raw.write(frame(FRAME.ping, 'are you there'));
  await raw.until(() => raw.heard.endsWith('\x8a\x0dare you there'));
  raw.destroy();
});

describe('a socket that joins no table', () => {
  it('is closed at the deadline; one that has joined is not, until it leaves', async () => {
    const time = new ManualTime();
    const { url } = await testServer({ time, limits: { joinWithin: 10_000, silence: 1e9 } });
    const [seat] = await tableOfPeople(url, 2);
    const [stranger, player] = [new TestPlayer(url), await TestPlayer.join(url, seat)];
    await Promise.all([stranger.opened, player.heard('TableWaiting')]);
    await time.pass(9_000);
    stranger.sayText('{}');
    await stranger.heard('TurnError');
    await time.pass(1_000);
    expect(await stranger.closed).toBe(1008);
    await time.pass(60_000);
    player.sayText('{');
    await player.heard('TurnError');
    await fetch(`${url}/api/tables/${seat.table_id}/leave`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seat.session_token}` },
    });
    await time.pass(10_000);
    expect(await player.closed).toBe(1008);
  });
});

describe('a refused upgrade', () => {
  it.each([
    ['elsewhere', '/elsewhere', [], 404, 'NOT_FOUND'],
    ['from another site', '/ws', ['Origin: https://evil.example'], 403, 'BAD_ORIGIN'],
    ['without a key', '/ws', ['Sec-WebSocket-Key: no'], 400, 'BAD_REQUEST'],
  ])('is answered as every error, and its connection is gone at once: %s', async (_, path, headers, status, code) => {
    const { url } = await testServer();
    const raw = new RawSocket(url);
    const rest = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = headers.some((header) => header.includes('Key')) ? [] : ['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
    raw.ask(path, [...rest, ...key, ...headers]);
    await raw.ended();
    expect(raw.heard).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(raw.heard.split('\r\n\r\n')[1])).toMatchObject({ error: { code, message: expect.any(String) } });
    await raw.isGone();
  });

  it('says when to retry, where there were too many', async () => {
    const { url } = await testServer({ limits: { socketsPerAddress: 1 } });
    const first = await RawSocket.open(url);
    const raw = new RawSocket(url);
    raw.ask('/ws', ['Connection: Upgrade', 'Upgrade: websocket']);
    await raw.ended();
    expect(raw.heard).toMatch(/^HTTP\/1.1 429 /);
    expect(raw.heard).toMatch(/^retry-after: 5\r$/m);
    first.destroy();
  });
});

it('wrong messages of many addresses are answered within a budget; who joins a table is served meanwhile', async () => {
  const { url } = await testServer({ settings: { strangers: 0.1 } });
  const [seat] = await tableOfPeople(url, 2);
  const strangers = [1, 2, 3].map(() => new TestPlayer(url));
  for (const stranger of strangers) {
    await stranger.opened;
    stranger.sayText('{');
    await Promise.race([stranger.heard('TurnError'), stranger.closed]);
  }
  expect(strangers.map(({ messages }) => messages.length)).toEqual([1, 0, 0]);
  expect(await Promise.all(strangers.slice(1).map(({ closed }) => closed))).toEqual([1008, 1008]);
  await (await TestPlayer.join(url, seat)).heard('TableWaiting');
});
