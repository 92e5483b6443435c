import { expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import type { Checkpoint } from '../store/store.ts';
import { tableWithBots } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

/** A store that outlives its servers and counts the logs that were read whole. */
class LastingStore extends MemoryStore {
  wholeLogs = 0;
  checkpoints: Checkpoint[] = [];

  override async log(tableId: string, after = 0) {
    if (after === 0) this.wholeLogs++;
    return super.log(tableId, after);
  }

  override async keepCheckpoint(tableId: string, checkpoint: Checkpoint) {
    this.checkpoints.push(checkpoint);
    return super.keepCheckpoint(tableId, checkpoint);
  }

  override async close(): Promise<void> {}
}

async function interrupted(store: LastingStore, rounds: number) {
  const before = await testServer({ store });
  const table = await gathering(before, { rules: { total_rounds: 12 } });
  const [ann] = table.players;
  for (const player of table.players) player.play();
  await ann.until(() => ann.messages.filter(({ event }) => event === 'RoundDealt').length > rounds);
  for (const player of table.players) player.rest();
  await before.close();
  return { table, ann };
}

it('a table is opened from its last deal, and event numbers continue for everybody', async () => {
  const store = new LastingStore();
  const { table, ann } = await interrupted(store, 2);
  expect(store.checkpoints.length).toBeGreaterThan(0);
  const after = await testServer({ store });
  store.wholeLogs = 0;
  const last = ann.messages.findLast(({ event_id }) => event_id);
  const back = await TestPlayer.join(after.url, table.seats[0]);
  const { event_id } = await back.heard('GameSnapshotRestore');
  expect(store.wholeLogs).toBe(0);
  const again = await TestPlayer.join(after.url, table.seats[0], { last_event_id: event_id });
  const other = await TestPlayer.join(after.url, table.seats[1]);
  for (const player of [again, other]) player.play();
  const next = await again.heard(({ event_id: id }) => Number(id.slice(4)) > Number(event_id.slice(4)));
  expect(Number(next.event_id.slice(4))).toBe(Number(event_id.slice(4)) + 1);
  expect(Number(event_id.slice(4))).toBeGreaterThanOrEqual(Number(last?.event_id.slice(4)));
});

it('a damaged checkpoint is not used: the whole log is replayed', async () => {
  const store = new LastingStore();
  const { table } = await interrupted(store, 2);
  const first = await testServer({ store });
  const good = await TestPlayer.join(first.url, table.seats[0]);
  const { timestamp: _, ...expected } = await good.heard('GameSnapshotRestore');
  await first.close();
  const opened = await store.open(table.tableId);
  if (!opened?.checkpoint) throw new Error('no checkpoint was kept');
  const { n, text } = opened.checkpoint;
  await store.keepCheckpoint(table.tableId, { n, text: text.replace('"plain":[', '"plain":[9') });
  const second = await testServer({ store });
  store.wholeLogs = 0;
  const player = await TestPlayer.join(second.url, table.seats[0]);
  const { timestamp: __, ...seen } = await player.heard('GameSnapshotRestore');
  expect(seen).toEqual(expected);
  expect(store.wholeLogs).toBe(1);
});

it('a start opens no table in which nothing is due', async () => {
  const store = new LastingStore();
  const before = await testServer({ store });
  for (let i = 0; i < 5; i++) await gathering(before);
  await before.close();
  const after = await testServer({ store });
  const busy = await tableWithBots(after.url, 2);
  const player = await TestPlayer.join(after.url, busy);
  await player.heard('RoundDealt');
  expect(after.rooms.size).toBe(1);
});

it('a start opens a table when its clock is due, and the clock plays', async () => {
  const store = new LastingStore();
  const time = new ManualTime();
  const before = await testServer({ store, time });
  const table = await gathering(before, { clock: { perAction: 30_000, bank: 0 } });
  await before.close();
  const { n } = { n: (await store.log(table.tableId)).length };
  const after = await testServer({ store, time });
  await time.pass(29_000);
  expect(after.rooms.size).toBe(0);
  await time.pass(2_000);
  expect(after.rooms.size).toBe(1);
  const log = await store.log(table.tableId);
  expect(log[n].entry).toMatchObject({ type: 'acted', by: 'clock' });
});
