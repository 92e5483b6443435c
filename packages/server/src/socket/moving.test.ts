import { CLOSE } from '@madang/protocol';
import { expect, it } from 'vitest';
import { tableOfPeople } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

it('a server that stops asks its clients to reconnect, some after the others, and tells nobody that they are gone', async () => {
  const server = await testServer();
  const [ann, bo] = await tableOfPeople(server.url, 2);
  const first = await TestPlayer.join(server.url, ann);
  // More than are asked at once come between the two players.
  const spectators = await Promise.all(Array.from({ length: 60 }, () => TestPlayer.watch(server.url, ann.table_id)));
  const last = await TestPlayer.join(server.url, bo);
  const clients = [first, ...spectators, last];
  await Promise.all(clients.map((client) => client.heard('RoundDealt')));
  await server.close();
  expect(new Set(await Promise.all(clients.map(({ closed }) => closed)))).toEqual(new Set([CLOSE.RESTART]));
  expect(last.messages.map(({ event }) => event)).not.toContain('PlayerGone');
});

it('a client that can move is told, and plays on until it has left', async () => {
  const server = await testServer({ settings: { isShared: true } });
  const seats = await tableOfPeople(server.url, 2);
  const [ann, bo] = await Promise.all(
    seats.map((seat) => TestPlayer.join(server.url, seat, { capabilities: ['moves'] })),
  );
  await Promise.all([ann, bo].map((player) => player.heard('RoundDealt')));
  const closing = server.close();
  await Promise.all([ann, bo].map((player) => player.heard('ServerStopping')));
  ann.close();
  await ann.closed;
  bo.say({ command: 'PlayerReact', reaction: 'good_luck' });
  await bo.heard('PlayerReacted');
  expect(bo.messages.map(({ event }) => event)).not.toContain('PlayerGone');
  bo.close();
  await closing;
});

it('a client that cannot find another node is closed in the end', async () => {
  const server = await testServer({ settings: { isShared: true } });
  const [seat] = await tableOfPeople(server.url, 2);
  const player = await TestPlayer.join(server.url, seat, { capabilities: ['moves'] });
  await player.heard('JoinAccepted');
  await server.close();
  expect(await player.closed).toBe(CLOSE.RESTART);
});
