import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../store/open.ts';
import { startPostgres, type TestPostgres } from '../store/testing/postgres.ts';
import { post, tableOfPeople, tableWithBots } from '../testing/api.ts';
import { ChildServer, TEST_KEY } from '../testing/child-server.ts';
import { ResumingPlayer } from '../testing/resuming-player.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { toldByReplay } from '../testing/told.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

it('players of one table are on two nodes; one is killed, and play goes on through the other', async () => {
  const database = await postgres.createDatabase();
  const [one, two] = await Promise.all([
    ChildServer.start('--database', database),
    ChildServer.start('--database', database),
  ]);
  onTestFinished(async () => {
    await Promise.all([one.kill(), two.kill()]);
  });
  const rules = { total_rounds: 99 };
  const [ann, bo] = await tableOfPeople(one.url, 2, { rules });
  const alone = await tableWithBots(one.url, 2, { rules });
  const players = [
    new ResumingPlayer([one.url, two.url], ann, 'koikoi'),
    new ResumingPlayer([two.url, one.url], bo, 'koikoi'),
    new ResumingPlayer([one.url, two.url], alone, 'koikoi'),
  ];
  // Long enough for the rate limit to reach the two players who do not wait for a bot.
  await players[0].until(() => players[0].all.length > 300);
  await players[2].until(() => players[2].all.length > 10);
  await one.kill();
  const heard = players.map(({ all }) => all.length);
  for (const [i, player] of players.entries()) await player.until(() => player.all.length > heard[i] + 10);
  // A table that was opened on the dead node can be joined and seen on the other.
  expect((await post(`${two.url}/api/tables/${ann.table_id}/join`)).status).toBe(409);
  await Promise.all(players.map((player) => player.stop()));
  expect(await two.stop()).toBe(0);

  const store = await openStore({ data: '', database, key: TEST_KEY });
  onTestFinished(() => store.close());
  const card = await store.card(ann.table_id);
  if (!card) throw new Error('the table is gone');
  const log = await store.log(card.id);
  for (const seat of [0, 1]) {
    const told = toldByReplay(card, log, seat);
    const { texts } = players[seat];
    const events = texts.filter(
      (text) => !/"event":"(TurnError|GameSnapshotRestore|TableWaiting|PlayerGone|PlayerAway|PlayerBack)"/.test(text),
    );
    expect(told).toEqual(expect.arrayContaining(events));
  }
}, 90_000);

it('players on two nodes hear what the other says, that they are gone, and that they are back', async () => {
  const database = await postgres.createDatabase();
  const nodes = [await ChildServer.start('--database', database), await ChildServer.start('--database', database)];
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
  });
  const seats = await tableOfPeople(nodes[0].url, 2);
  const [ann, bo] = await Promise.all(seats.map((seat, place) => TestPlayer.join(nodes[place].url, seat)));
  await Promise.all([ann.heard('RoundDealt'), bo.heard('RoundDealt')]);
  ann.say({ command: 'PlayerReact', reaction: 'good_luck' });
  expect(await bo.heard('PlayerReacted')).toMatchObject({ player_id: seats[0].player_id, reaction: 'good_luck' });
  ann.cut();
  const { player_id, until } = await bo.heard('PlayerGone');
  expect(player_id).toBe(seats[0].player_id);
  expect(until).toBeGreaterThan(0);
  await TestPlayer.join(nodes[0].url, seats[0]);
  await bo.heard('PlayerBack');
}, 90_000);
