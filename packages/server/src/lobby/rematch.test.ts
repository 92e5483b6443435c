import { readKibo, verify } from '@madang/engine';
import { matgo } from '@madang/engine/gostop';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { get, post, type Seated, tableOfPeople, tableWithBots } from '../testing/api.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const rematch = (url: string, seat: Seated) =>
  post(`${url}/api/tables/${seat.table_id}/rematch`, {}, seat.session_token);

describe('a rematch', () => {
  it('is offered once, at a new table where the old tokens are valid', async () => {
    const { url } = await testServer();
    const seats = await tableOfPeople(url, 2);
    const players = await Promise.all(seats.map((seat) => TestPlayer.join(url, seat)));
    await players[1].heard('RoundDealt');
    expect((await rematch(url, seats[0])).status).toBe(409);
    players[0].say({ command: 'GameResign' });
    await players[1].heard('GameFinished');
    const [ann, bo] = [await rematch(url, seats[0]), await rematch(url, seats[1])];
    expect(ann.status).toBe(201);
    expect(bo.body.table_id).toBe(ann.body.table_id);
    expect(ann.body.session_token).toBe(seats[0].session_token);
    const again = await Promise.all([ann.body, bo.body].map((seat) => TestPlayer.join(url, seat)));
    await Promise.all(again.map((player) => player.heard('RoundDealt')));
  });

  it('is one table when everybody asks at the same moment', async () => {
    const store = new MemoryStore();
    const server = await testServer({ store });
    const { players, seats } = await gathering(server);
    players[0].say({ command: 'GameResign' });
    await players[1].heard('GameFinished');
    const asked = [seats[0], seats[1], seats[0], seats[1]].map((seat) => rematch(server.url, seat));
    const tables = (await Promise.all(asked)).map(({ body }) => body.table_id);
    expect(new Set(tables).size).toBe(1);
    expect(await store.list({})).toHaveLength(2);
  });

  it('that a node made before it died is found by the next request', async () => {
    const store = new MemoryStore();
    const server = await testServer({ store });
    const { players, seats, tableId } = await gathering(server);
    players[0].say({ command: 'GameResign' });
    await players[1].heard('GameFinished');
    const card = await store.card(tableId);
    if (!card) throw new Error('the table is gone');
    const again = { ...card, id: 'again', rematchOf: tableId };
    const log = (await store.log(tableId)).filter(({ entry }) => entry.type === 'sat');
    await store.rematch(again, log, { status: 'open', names: [], freeSeats: 0, updatedAt: 1 });
    expect((await rematch(server.url, seats[1])).body.table_id).toBe('again');
  });

  it('is found by everybody from the notice alone, on the same socket', async () => {
    const server = await testServer();
    const { players, seats, tableId } = await gathering(server, { rules: { total_rounds: 1 } });
    const onlooker = await TestPlayer.watch(server.url, tableId);
    players[0].say({ command: 'GameResign' });
    await players[1].heard('GameFinished');
    await rematch(server.url, seats[0]);
    for (const [seat, player] of players.entries()) {
      const { table_id, player_id } = await player.heard('RematchOffered');
      expect(player_id).toMatch(`${table_id}-`);
      player.say({ command: 'GameRequestJoin', player_id, session_token: seats[seat].session_token });
    }
    const dealt = players[0].messages.length;
    await players[0].heard('RoundDealt', dealt - 1);
    expect((await onlooker.heard('RematchOffered')).player_id).toBeNull();
  });

  it('is still found by a client that reconnects later', async () => {
    const server = await testServer();
    const { players, seats } = await gathering(server);
    players[0].say({ command: 'GameResign' });
    await players[1].heard('GameFinished');
    players[1].cut();
    const { body } = await rematch(server.url, seats[0]);
    const back = await TestPlayer.join(server.url, seats[1]);
    expect(await back.heard('RematchOffered')).toMatchObject({ table_id: body.table_id });
  });

  it('has the rules of the match before, in their newest revision', async () => {
    const server = await testServer();
    const { players, seats, tableId } = await gathering(server, { game: 'matgo', rules: { samgwang: 0, revision: 1 } });
    const before = (await get(`${server.url}/api/tables/${tableId}`)).body.rules;
    players[0].say({ command: 'GameResign' });
    await players[1].heard('GameFinished');
    const { body } = await rematch(server.url, seats[0]);
    const { rules } = (await get(`${server.url}/api/tables/${body.table_id}`)).body;
    expect(before).toMatchObject({ samgwang: 0, revision: 1 });
    expect(rules).toEqual({ ...Object(before), revision: 2 });
  });

  it('of Koi-Koi is dealt by who won the last round; the points begin at 0', async () => {
    for (const loser of [0, 1]) {
      const server = await testServer();
      const { players, seats } = await gathering(server);
      players[loser].say({ command: 'GameResign' });
      await players[loser].heard('GameFinished');
      const next = await Promise.all(seats.map((seat) => rematch(server.url, seat)));
      const again = await Promise.all(next.map(({ body }) => TestPlayer.join(server.url, body)));
      expect(await again[0].heard('RoundDealt')).toMatchObject({ dealer: next[1 - loser].body.player_id });
    }
  });

  it('of Matgo goes on with the gold that everybody has, and its record verifies', async () => {
    const server = await testServer();
    const seat = await tableWithBots(server.url, 2, { game: 'matgo', rules: { rounds: 3 } });
    const player = await TestPlayer.join(server.url, seat, {}, 'matgo');
    player.play();
    const finished = await player.heard('GameFinished');
    const gold = finished.final_scores.map(({ score }) => score);
    expect(gold).not.toEqual([1_000_000, 1_000_000]);
    const { body: next } = await rematch(server.url, seat);
    const again = await TestPlayer.join(server.url, next, {}, 'matgo');
    expect(await again.heard('RoundDealt')).toMatchObject({ view: { totals: { ...gold } } });
    again.play();
    await again.heard('GameFinished');
    const kibo = readKibo(JSON.stringify((await get(`${server.url}/api/tables/${next.table_id}/kibo`)).body));
    expect(kibo.inputs.carry).toMatchObject({ scores: gold });
    expect(() => verify(matgo, kibo)).not.toThrow();
  });
});
