import { expect, it } from 'vitest';
import { tableOfPeople } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

it('a command sent twice with one id is carried out once, and the second is not an error', async () => {
  const { url, services } = await testServer();
  const seats = await tableOfPeople(url, 2);
  const players = [await TestPlayer.join(url, seats[0]), await TestPlayer.join(url, seats[1])];
  await Promise.all(players.map((player) => player.heard('RoundDealt')));
  const actor = players.find(({ mind }) => mind.moves.length > 0) ?? players[0];
  const move = { ...actor.mind.moves[0], command_id: 'm-1' };
  for (let i = 0; i < 5; i++) actor.say(move);
  // Also from a new socket, as a client that was disconnected sends it.
  const again = await TestPlayer.join(url, seats[players.indexOf(actor)]);
  await again.heard('GameSnapshotRestore');
  again.say(move);
  again.say({ command: 'NoSuchCommand' });
  await again.heard('TurnError');
  const log = await services.store.log(seats[0].table_id);
  expect(log.filter(({ entry }) => entry.type === 'acted')).toHaveLength(1);
  expect(actor.messages.filter(({ event }) => event === 'TurnError')).toEqual([]);
});

it('a refused command was not carried out: its id can be used again', async () => {
  const { url, services } = await testServer();
  const seats = await tableOfPeople(url, 2);
  const players = [await TestPlayer.join(url, seats[0]), await TestPlayer.join(url, seats[1])];
  await Promise.all(players.map((player) => player.heard('RoundDealt')));
  const actor = players.find(({ mind }) => mind.moves.length > 0) ?? players[0];
  actor.say({ command: 'TurnPlayHandCard', card: '9999', target: null, command_id: 'm-1' });
  await actor.heard('TurnError');
  const heard = actor.messages.length;
  actor.move({ command_id: 'm-1' });
  expect((await actor.heard(() => true, heard)).event).not.toBe('TurnError');
  expect((await services.store.log(seats[0].table_id)).at(-1)?.entry).toMatchObject({
    type: 'acted',
    commandId: 'm-1',
  });
});

it('an acknowledgement is accepted at any time, has no answer and blocks nothing', async () => {
  const { url } = await testServer();
  const [seat, other] = await tableOfPeople(url, 2);
  const player = await TestPlayer.join(url, seat);
  await player.heard('TableWaiting');
  for (const event_id of ['evt_000', 'evt_999', 'never'] as const)
    player.say({ command: 'ClientAcknowledge', event_id });
  await TestPlayer.join(url, other);
  await player.heard('RoundDealt');
  expect(player.messages.map(({ event }) => event)).toEqual(['TableWaiting', 'GameStarted', 'RoundDealt']);
});
