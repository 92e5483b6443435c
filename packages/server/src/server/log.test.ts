import { expect, it } from 'vitest';
import { get, tableOfPeople } from '../testing/api.ts';
import { FRAME, frame, RawSocket } from '../testing/raw-socket.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

type Line = Readonly<Record<string, unknown>>;

async function loggedServer(options: Parameters<typeof testServer>[0]) {
  const lines: Line[] = [];
  const logTo = { write: (text: string) => void lines.push(JSON.parse(text)) };
  const server = await testServer({ ...options, logLevel: 'info', logTo });
  /** Waits for the first line like this. */
  const line = (msg: string) => expect.poll(() => lines.find((one) => one.msg === msg), { timeout: 10_000 });
  return { server, lines, line };
}

it('tables, matches and sockets are logged', async () => {
  const { server, line } = await loggedServer({ settings: { idle: 30 } });
  const seats = await tableOfPeople(server.url, 2);
  const table = seats[0].table_id;
  await line('table created').toMatchObject({ level: 30, table, game: 'koikoi', seats: 2 });
  const players = await Promise.all(seats.map((seat) => TestPlayer.join(server.url, seat)));
  await line('socket opened').toMatchObject({ level: 30, address: '127.0.0.1' });
  await Promise.all(players.map((player) => player.heard('RoundDealt')));
  await line('match started').toMatchObject({ level: 30, table, game: 'koikoi' });
  players[0].say({ command: 'GameResign' });
  await players[1].heard('GameFinished');
  await line('match ended').toMatchObject({ level: 30, table, game: 'koikoi' });
  for (const player of players) player.close();
  await line('socket closed').toMatchObject({ level: 30, address: '127.0.0.1', code: 1005 });
  await line('table closed').toMatchObject({ level: 30, table });
});

it('an attack is logged with its address, and cannot fill the log', async () => {
  const { server, lines, line } = await loggedServer({ limits: { burst: 60, perSecond: 20 } });
  const raw = await RawSocket.open(server.url);
  await raw.flood(frame(FRAME.ping));
  await line('socket closed').toMatchObject({
    ...{ address: '127.0.0.1', code: 1008, reason: 'too many messages', why: 'flood' },
  });
  for (let i = 0; i < 100; i++) {
    const refused = new RawSocket(server.url);
    refused.ask('/elsewhere', ['Connection: Upgrade', 'Upgrade: websocket']);
    await refused.isGone();
  }
  await get(`${server.url}/api/tables/${'x'.repeat(100)}`);
  const refusals = (msg: string) => lines.filter((one) => one.msg === msg);
  expect(refusals('a socket was told to slow down')).toMatchObject([{ address: '127.0.0.1' }]);
  expect(refusals('a socket was refused')).toMatchObject([{ address: '127.0.0.1', status: 404 }]);
  expect(refusals('a request was refused')).toMatchObject([{ address: '127.0.0.1', status: 414 }]);
  await server.close();
  expect(refusals('a socket was refused').slice(1)).toMatchObject([{ address: '127.0.0.1', more: 99, seconds: 10 }]);
});
