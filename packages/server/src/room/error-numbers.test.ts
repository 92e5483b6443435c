import { expect, it } from 'vitest';
import { post } from '../testing/api.ts';
import { gathering, whoMoves } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

// An answer has no number of its own: it repeats the number of the viewer's last event.

it('an error about the connection repeats the number of the last event', async () => {
  const server = await testServer();
  const table = await gathering(server);
  const { player } = whoMoves(table);
  const last = player.last?.event_id;
  for (const say of [
    () => player.sayText('{'),
    () => player.say({ command: 'GameRequestJoin', player_id: 'nobody', session_token: 'x' }),
    () => player.say({ command: 'GameRequestJoin' }),
    () => player.say({ command: 'Nonsense' }),
  ]) {
    const heard = player.messages.length;
    say();
    const { event, event_id } = await player.heard(() => true, heard);
    expect({ event, event_id }).toEqual({ event: 'TurnError', event_id: last });
  }
});

it('so does one to a player whose seat was freed', async () => {
  const server = await testServer();
  const { players, seats, tableId } = await gathering(server);
  const [player] = players;
  const last = player.last?.event_id;
  await post(`${server.url}/api/tables/${tableId}/leave`, {}, seats[0].session_token);
  await player.heard('PlayerLeft');
  player.say({ command: 'RoundMakeDecision', decision: 'KOI_KOI' });
  expect(await player.heard('TurnError')).toMatchObject({ event_id: last, error_code: 'INVALID_STATE' });
});
