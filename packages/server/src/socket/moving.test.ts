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
