import { CLOSE } from '@madang/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { tableOfPeople } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

async function opened(url: string, perMessageDeflate: boolean): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate });
  onTestFinished(() => socket.terminate());
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

it('is agreed on where the server is set to it and the client offers it', async () => {
  const [compressing, plain] = [await testServer({ settings: { compresses: true } }), await testServer()];
  expect((await opened(compressing.url, true)).extensions).toBe('permessage-deflate');
  expect((await opened(compressing.url, false)).extensions).toBe('');
  expect((await opened(plain.url, true)).extensions).toBe('');
});

it('changes nothing about what players and spectators are sent', async () => {
  const { url } = await testServer({ settings: { compresses: true } });
  const seats = await tableOfPeople(url, 2, { rules: { total_rounds: 1 } });
  const spectator = await TestPlayer.watch(url, seats[0].table_id);
  const players = await Promise.all(seats.map((seat) => TestPlayer.join(url, seat)));
  for (const player of players) player.play();
  for (const player of [...players, spectator]) await player.heard('GameFinished');
  expect(players.flatMap(({ errors }) => errors)).toEqual([]);
});

it('limits a message by its size, not by that of its compressed form', async () => {
  const { url } = await testServer({ settings: { compresses: true } });
  const socket = await opened(url, true);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send(' '.repeat(10_000_000));
  expect(await closed).toBe(CLOSE.TOO_LARGE);
});
