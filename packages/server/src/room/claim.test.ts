import { describe, expect, it } from 'vitest';
import type { Settings } from '../server/settings.ts';
import { get } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { type Gathering, gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const GRACE = 60_000;

/** People at a table, where time stands still. */
async function table(settings: Partial<Settings> = {}, occasion: Parameters<typeof gathering>[1] = {}) {
  const time = new ManualTime();
  const server = await testServer({ time, settings: { grace: GRACE, ...settings } });
  const gathered = await gathering(server, occasion);
  const room = await server.rooms.find(gathered.tableId);
  if (!room) throw new Error('the table is gone');
  const loses = async (seat: number) => {
    gathered.players[seat].cut();
    await expect.poll(() => room.isConnected(seat)).toBe(false);
  };
  return { ...gathered, time, server, loses };
}

function claim({ players, seats }: Gathering, by: number, against: number, fields: object = {}): void {
  players[by].say({ command: 'GameClaim', player_id: seats[against].player_id, ...fields });
}

describe('a player who is gone', () => {
  it('is reported to the other at once, with the time when a bot takes over', async () => {
    const it = await table();
    const spectator = await TestPlayer.watch(it.server.url, it.tableId);
    await spectator.heard('GameSnapshotRestore');
    await it.loses(0);
    expect(await it.players[1].heard('PlayerGone')).toMatchObject({
      player_id: it.seats[0].player_id,
      until: it.time.now() + GRACE,
    });
    await it.time.pass(GRACE);
    await spectator.heard('PlayerAway');
    expect(spectator.messages.map(({ event }) => event)).not.toContain('PlayerGone');
  });

  it('is reported to who connects later, too', async () => {
    const it = await table();
    await it.loses(0);
    const tab = await TestPlayer.join(it.server.url, it.seats[1]);
    expect(await tab.heard('PlayerGone')).toMatchObject({ player_id: it.seats[0].player_id });
  });

  it('is back as soon as they connect, and hears of it where a bot has played for them', async () => {
    const it = await table();
    await it.loses(0);
    await TestPlayer.join(it.server.url, it.seats[0]);
    await it.players[1].heard('PlayerBack');
    const other = await table();
    await other.loses(0);
    await other.time.pass(GRACE);
    await other.players[1].heard('PlayerAway');
    const back = await TestPlayer.join(other.server.url, other.seats[0]);
    expect(await back.heard('PlayerBack')).toMatchObject({ player_id: other.seats[0].player_id });
  });
});

describe('claiming the match', () => {
  it('is too early before a bot plays, and the error says when it is not', async () => {
    const it = await table();
    await it.loses(0);
    await it.players[1].heard('PlayerGone');
    await it.time.pass(GRACE - 1000);
    claim(it, 1, 0);
    expect(await it.players[1].heard('TurnError')).toMatchObject({ error_code: 'TOO_EARLY', retry_after_ms: 1000 });
    await it.time.pass(1000);
    await it.players[1].heard('PlayerAway');
    claim(it, 1, 0);
    await it.players[1].heard('GameFinished');
  });

  it('is recorded as the resignation of who is gone', async () => {
    const it = await table();
    await it.loses(0);
    await it.time.pass(GRACE);
    await it.players[1].heard('PlayerAway');
    claim(it, 1, 0);
    expect(await it.players[1].heard('PlayerResigned')).toMatchObject({ player: it.seats[0].player_id });
    const { body } = await get(`${it.server.url}/api/tables/${it.tableId}/kibo`);
    expect(body).toMatchObject({ result: { winners: [1] } });
    const log = await it.server.services.store.log(it.tableId);
    expect(log.at(-1)?.entry).toMatchObject({ type: 'acted', seat: 0, action: { type: 'resign' }, claimedBy: 1 });
  });

  it('that is sent twice acts once, and the second is not answered', async () => {
    const it = await table();
    await it.loses(0);
    await it.time.pass(GRACE);
    await it.players[1].heard('PlayerAway');
    for (let i = 0; i < 2; i++) claim(it, 1, 0, { command_id: 'c1' });
    claim(it, 1, 0, { command_id: 'c2' });
    await it.players[1].heard('TurnError');
    expect(it.players[1].errors.map(({ error_code }) => error_code)).toEqual(['INVALID_STATE']);
  });

  it('is refused against somebody who is here, a bot, oneself and a stranger', async () => {
    const it = await table();
    claim(it, 1, 0);
    claim(it, 1, 1);
    it.players[1].say({ command: 'GameClaim', player_id: 'nobody' });
    it.players[1].say({ command: 'GameClaim' });
    await it.players[1].until(() => it.players[1].errors.length === 4);
    expect(it.players[1].errors.map(({ error_code }) => error_code)).toEqual([
      'NOT_CLAIMABLE',
      'NOT_CLAIMABLE',
      'NOT_CLAIMABLE',
      'INVALID_STATE',
    ]);
  });

  it('is refused while a third person still plays', async () => {
    const it = await table({}, { game: 'gostop', people: 3 });
    await it.loses(0);
    await it.time.pass(GRACE);
    await it.players[1].heard('PlayerAway');
    claim(it, 1, 0);
    expect(await it.players[1].heard('TurnError')).toMatchObject({ error_code: 'NOT_CLAIMABLE' });
    await it.loses(2);
    await it.time.pass(GRACE);
    claim(it, 1, 0);
    await it.players[1].heard('GameFinished');
  });

  it('is not for spectators', async () => {
    const it = await table();
    const spectator = await TestPlayer.watch(it.server.url, it.tableId);
    spectator.say({ command: 'GameClaim', player_id: it.seats[0].player_id });
    expect(await spectator.heard('TurnError')).toMatchObject({ error_code: 'WRONG_PLAYER', retry_allowed: false });
  });
});

describe('calling a match off', () => {
  it('ends it without a result before the first move, and everybody is told who did it', async () => {
    const it = await table();
    it.players[0].say({ command: 'GameAbort' });
    expect(await it.players[1].heard('GameVoided')).toMatchObject({ aborted_by: it.seats[0].player_id });
    it.players[0].say({ command: 'GameAbort' });
    it.players[0].say({ command: 'GameResign' });
    await it.players[0].heard('TurnError');
    expect(it.players[0].errors).toHaveLength(1);
    expect((await get(`${it.server.url}/api/tables/${it.tableId}`)).body.status).toBe('finished');
  });

  it('is refused after the first move', async () => {
    const it = await table();
    const first = it.players.findIndex(({ mind }) => mind.moves.length > 0);
    it.players[first].move();
    await it.players[1 - first].heard(({ event }) => event !== 'RoundDealt' && event !== 'GameStarted');
    it.players[0].say({ command: 'GameAbort' });
    expect(await it.players[0].heard('TurnError')).toMatchObject({ error_code: 'ALREADY_MOVED' });
  });

  it('is offered in the snapshot to players, until somebody moves', async () => {
    const it = await table({}, { game: 'gostop', people: 3 });
    const again = await TestPlayer.join(it.server.url, it.seats[0], {}, 'gostop');
    expect(await again.heard('GameSnapshotRestore')).toMatchObject({ may_abort: true });
    const spectator = await TestPlayer.watch(it.server.url, it.tableId);
    expect(await spectator.heard('GameSnapshotRestore')).not.toHaveProperty('may_abort');
  });
});
