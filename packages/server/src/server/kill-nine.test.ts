import { setTimeout as sleep } from 'node:timers/promises';
import { eventId } from '@madang/protocol';
import { NOTICES } from '@madang/protocol/schemas';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { post, type Seated, tableOfPeople, tableWithBots } from '../testing/api.ts';
import { ChildServer } from '../testing/child-server.ts';
import { ResumingPlayer } from '../testing/resuming-player.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { seenByReplay, toldByReplay } from '../testing/told.ts';

const KILLS = 6;

interface Seat {
  readonly seated: Seated;
  readonly seat: number;
  readonly player: ResumingPlayer;
}

it(`${KILLS} times kill -9 under load: everything that was sent to a client is stored, and everybody plays on`, async () => {
  const random = seededRandom();
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const server = await ChildServer.start('--data', folder.path);
  onTestFinished(() => server.kill());
  const seats = await sitDown(server.url);
  for (let kills = 0; kills < KILLS; kills++) {
    const before = seats.map(({ player }) => player.all.length);
    await sleep(100 + random.below(500));
    await server.kill();
    await server.start();
    await seats[0].player.until(() =>
      seats.some(({ player }, i) => player.all.length > before[i] || player.isFinished),
    );
  }
  await sleep(500);
  await server.kill();
  await Promise.all(seats.map(({ player }) => player.stop()));

  const store = await openStore({ data: folder.path });
  let checked = 0;
  for (const { seated, seat, player } of seats) {
    const { card, log } = await tableIn(store, seated);
    const told = toldByReplay(card, log, seat);
    for (const [i, text] of player.texts.entries()) {
      const { event, event_id } = player.heard[i];
      if (ANSWERS.has(event)) continue;
      expect(text).toBe(told[Number(event_id.slice(4)) - 1]);
      checked++;
    }
    expect(player.resumptions).toBeGreaterThan(0);
  }
  expect(checked).toBeGreaterThan(seats.length * KILLS);

  // What a new client gets, which has seen no event.
  const after = await testServer({ store });
  for (const { seated, seat } of seats) {
    const player = await TestPlayer.join(after.url, seated);
    const snapshot = await player.heard('GameSnapshotRestore');
    const { card, log } = await tableIn(store, seated);
    const { event_id, timestamp, ...body } = snapshot;
    expect(body).toEqual(JSON.parse(JSON.stringify(seenByReplay(card, log, seat))));
    expect(event_id).toBe(eventId(toldByReplay(card, log, seat).length));
    expect(timestamp).toBeGreaterThan(0);
    player.cut();
  }
}, 300_000);

it('a match that was claimed or called off stays so after kill -9, as soon as anybody has heard of it', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const server = await ChildServer.start('--data', folder.path);
  onTestFinished(() => server.kill());
  const [claimed, aborted] = [await tableOfPeople(server.url, 2), await tableOfPeople(server.url, 2)];
  const join = (seats: readonly Seated[]) => Promise.all(seats.map((seat) => TestPlayer.join(server.url, seat)));
  const [[left, alone], [caller, other]] = [await join(claimed), await join(aborted)];
  await Promise.all([left, alone, caller, other].map((player) => player.heard('RoundDealt')));
  await post(`${server.url}/api/tables/${claimed[0].table_id}/leave`, {}, claimed[0].session_token);
  await alone.heard('PlayerLeft');
  alone.say({ command: 'GameClaim', player_id: claimed[0].player_id });
  caller.say({ command: 'GameAbort' });
  await Promise.all([alone.heard('GameFinished'), other.heard('GameVoided')]);
  await server.kill();
  const store = await openStore({ data: folder.path });
  onTestFinished(() => store.close());
  const last = async (seat: Seated) => (await tableIn(store, seat)).log.at(-1)?.entry;
  expect(await last(claimed[0])).toMatchObject({ type: 'acted', seat: 0, action: { type: 'resign' }, claimedBy: 1 });
  expect(await last(aborted[0])).toMatchObject({ type: 'voided', by: 0 });
}, 120_000);

async function tableIn(store: Store, { table_id }: Seated) {
  const card = await store.card(table_id);
  if (!card) throw new Error('a table is gone');
  return { card, log: await store.log(table_id) };
}

/** Messages without an event number of their own. */
const ANSWERS: ReadonlySet<string> = new Set(['TurnError', 'GameSnapshotRestore', ...Object.keys(NOTICES)]);

async function sitDown(url: string): Promise<readonly Seat[]> {
  const seats: Seat[] = [];
  const sit = (seated: Seated, seat: number, game: string) =>
    seats.push({ seated, seat, player: new ResumingPlayer([url], seated, game) });
  for (let i = 0; i < 4; i++) {
    const people = await tableOfPeople(url, 2, { rules: { total_rounds: 99 } });
    for (const [seat, seated] of people.entries()) sit(seated, seat, 'koikoi');
  }
  for (const [seat, seated] of (await tableOfPeople(url, 4, { game: 'check', rules: { rounds: 99 } })).entries())
    sit(seated, seat, 'check');
  sit(await tableWithBots(url, 2, { game: 'matgo', rules: { rounds: 99 } }), 0, 'matgo');
  return seats;
}
