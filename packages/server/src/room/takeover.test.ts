import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../server/start.ts';
import { get, post } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { gathering, whoMoves } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const SOON = { grace: 60 };

async function entryTypes({ services }: RunningServer, tableId: string): Promise<readonly string[]> {
  return (await services.store.log(tableId)).map(({ entry }) => entry.type);
}

describe('a person who is disconnected', () => {
  it('is replaced by a bot after the grace time, and takes the seat back by joining again', async () => {
    const server = await testServer({ settings: SOON });
    const table = await gathering(server);
    const { seat, player } = whoMoves(table);
    const other = table.players[1 - seat];
    player.cut();
    await other.heard('PlayerAway');
    await other.heard('TurnCompleted');
    const back = await TestPlayer.join(server.url, table.seats[seat]);
    await other.heard('PlayerBack');
    await back.heard('GameSnapshotRestore');
    const acted = (await server.services.store.log(table.tableId)).flatMap(({ entry }) =>
      entry.type === 'acted' ? [entry] : [],
    );
    expect(acted[0]).toMatchObject({ seat, by: 'bot' });
    const heard = back.messages.length;
    other.play();
    back.play();
    await back.until(() => back.messages.length > heard + 6);
  });

  it('is not replaced when it comes back in time', async () => {
    const time = new ManualTime();
    const server = await testServer({ time, settings: { grace: 1000 } });
    const table = await gathering(server);
    const room = await server.rooms.find(table.tableId);
    table.players[0].cut();
    await expect.poll(() => room?.isConnected(0)).toBe(false);
    await time.pass(999);
    const back = await TestPlayer.join(server.url, table.seats[0]);
    await back.heard('GameSnapshotRestore');
    await time.pass(10_000);
    expect(await entryTypes(server, table.tableId)).not.toContain('takenOver');
  });

  it('is not replaced when nobody else is waiting', async () => {
    const time = new ManualTime();
    const server = await testServer({ time, settings: SOON });
    const { body: seat } = await post(`${server.url}/api/quick`, { game: 'koikoi', level: 'easy' });
    const player = await TestPlayer.join(server.url, seat);
    await player.heard('RoundDealt');
    const room = await server.rooms.find(seat.table_id);
    player.cut();
    await expect.poll(() => room?.isAttended).toBe(false);
    await time.pass(10_000);
    expect(await entryTypes(server, seat.table_id)).not.toContain('takenOver');
  });

  it('who leaves is replaced by a bot for good', async () => {
    const server = await testServer();
    const table = await gathering(server, { rules: { total_rounds: 1 } });
    const [ann, bo] = table.players;
    const { status } = await post(`${server.url}/api/tables/${table.tableId}/leave`, {}, table.seats[0].session_token);
    expect(status).toBe(200);
    await bo.heard('PlayerLeft');
    bo.play();
    await bo.heard('GameFinished');
    ann.say({ command: 'GameResign' });
    expect((await ann.heard('TurnError')).message).toBe('Send GameRequestJoin first');
  });
});

it('resigning ends the match, and its seed is shown in the record', async () => {
  const server = await testServer();
  const table = await gathering(server);
  table.players[0].say({ command: 'GameResign' });
  await table.players[1].heard('GameFinished');
  const { body } = await get(`${server.url}/api/tables/${table.tableId}/kibo`);
  expect(body).toMatchObject({ format: 'madang-kibo-1', result: { winners: [1] } });
});
