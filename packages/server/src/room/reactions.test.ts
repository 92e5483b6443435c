import { REACTION_LIMIT, REACTIONS } from '@madang/protocol';
import { describe, expect, it } from 'vitest';
import { ManualTime } from '../testing/manual-time.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

async function table() {
  const time = new ManualTime();
  const server = await testServer({ time });
  return { time, server, ...(await gathering(server)) };
}

describe('a reaction', () => {
  it('is heard by everybody at the table, with the number of the last event', async () => {
    const { server, tableId, players, seats } = await table();
    const spectator = await TestPlayer.watch(server.url, tableId);
    await spectator.heard('GameSnapshotRestore');
    players[0].say({ command: 'PlayerReact', reaction: 'hello' });
    for (const each of [...players, spectator])
      expect(await each.heard('PlayerReacted')).toMatchObject({ player_id: seats[0].player_id, reaction: 'hello' });
    expect(players[1].last?.event_id).toBe(players[1].messages.at(-2)?.event_id);
  });

  it('leaves nothing in the log', async () => {
    const { server, tableId, players } = await table();
    const before = await server.services.store.log(tableId);
    for (const reaction of REACTIONS.slice(0, REACTION_LIMIT.burst))
      players[0].say({ command: 'PlayerReact', reaction });
    await players[1].until(
      () => players[1].messages.filter(({ event }) => event === 'PlayerReacted').length === REACTION_LIMIT.burst,
    );
    expect(await server.services.store.log(tableId)).toEqual(before);
  });

  it('is refused when there are too many of one seat, from all its connections, until some time has passed', async () => {
    const { time, server, players, seats } = await table();
    const tab = await TestPlayer.join(server.url, seats[0]);
    await tab.heard('GameSnapshotRestore');
    const react = (who: TestPlayer) => who.say({ command: 'PlayerReact', reaction: 'nice' });
    for (let i = 0; i < REACTION_LIMIT.burst; i++) react(players[0]);
    await tab.until(
      () => tab.messages.filter(({ event }) => event === 'PlayerReacted').length === REACTION_LIMIT.burst,
    );
    react(tab);
    expect(await tab.heard('TurnError')).toMatchObject({
      error_code: 'TOO_MANY_REACTIONS',
      retry_after_ms: REACTION_LIMIT.every,
    });
    react(players[1]);
    await players[0].heard(({ event }) => event === 'PlayerReacted', players[0].messages.length);
    await time.pass(REACTION_LIMIT.every);
    const heard = players[1].messages.length;
    react(tab);
    await players[1].heard('PlayerReacted', heard);
  });

  it('is one of the set phrases, and not a spectator’s', async () => {
    const { server, tableId, players } = await table();
    players[0].say({ command: 'PlayerReact', reaction: 'you lose' });
    expect(await players[0].heard('TurnError')).toMatchObject({ error_code: 'INVALID_STATE' });
    const spectator = await TestPlayer.watch(server.url, tableId);
    spectator.say({ command: 'PlayerReact', reaction: 'hello' });
    expect(await spectator.heard('TurnError')).toMatchObject({ error_code: 'WRONG_PLAYER' });
  });
});
