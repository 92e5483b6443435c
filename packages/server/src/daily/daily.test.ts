import { koikoi } from '@madang/engine/koikoi';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { summary, tableCard } from '../store/testing/examples.ts';
import { fixedBytes } from '../testing/fixed-bytes.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { Daily } from './daily.ts';

const DAY = '2026-11-17';
const PLAYERS = 350;

/** A field of people who are playing, and how often a table was looked up. */
async function crowd() {
  const store = new MemoryStore();
  const counted = { lookups: 0 };
  const watched: Store = Object.assign(Object.create(store), {
    find: (tableId: string) => {
      counted.lookups++;
      return store.find(tableId);
    },
  });
  for (let i = 0; i < PLAYERS; i++) {
    const [id, tableId] = [`p${i}`, `table-${i}`];
    await store.people.register(
      { id, name: id, createdAt: 1 },
      { id, hash: id, kind: 'person', name: '', createdAt: 1 },
    );
    await store.daily.begin({
      ...{ day: DAY, game: koikoi.id, person: id, deal: 0, tableId, token: id },
      ...{ isRanked: true, startedAt: i },
    });
  }
  const daily = new Daily({
    ...{ store: watched, dailyStore: store.daily, time: new ManualTime(0) },
    ...{ bytes: fixedBytes('crowd'), log: pino({ level: 'silent' }) },
  });
  const finish = (i: number) =>
    store.create(
      tableCard(`table-${i}`),
      [],
      summary({ status: 'finished', detail: { seats: [], rematch: null, voided: 'a test' } }),
    );
  const finished = async (person?: string) =>
    (await daily.field(DAY, koikoi, person)).flatMap((entry) => (entry.finishedAt === null ? [] : [entry.person]));
  return { counted, finish, finished };
}

it('looks up the own match at once, and others in turn: never all of a large field', async () => {
  const { counted, finish, finished } = await crowd();
  await finish(340);
  await finish(349);
  expect(await finished('p340')).toEqual(['p340']);
  expect(counted.lookups).toBe(1);
  for (const found of [[], [], [], ['p349']]) {
    counted.lookups = 0;
    expect(await finished()).toEqual(['p340', ...found]);
    expect(counted.lookups).toBeLessThanOrEqual(100);
  }
});
