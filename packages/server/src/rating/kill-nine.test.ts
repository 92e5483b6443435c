import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type StorePlace } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { START_MS, startPostgres, type TestPostgres } from '../store/testing/postgres.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { Ratings } from './ratings.ts';
import { PEOPLE, POOL } from './testing/raters.ts';

const RATER = fileURLToPath(new URL('./testing/rater.ts', import.meta.url));
const KEY = '0d'.repeat(32);
const KILLS = 4;
const LONGEST_LIFE_MS = 300;
const EVERYTHING = 1_000_000;

describe('every match that has ended changes every rating exactly once, and nobody who was made known is lost,', {
  timeout: 300_000,
}, () => {
  it(`after ${KILLS} times kill -9, in SQLite`, async () => {
    const folder = temporaryFolder();
    try {
      await killAgainAndAgain({ data: folder.path });
    } finally {
      folder.remove();
    }
  });

  describe('in PostgreSQL', () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, START_MS);
    afterAll(() => postgres?.stop(), START_MS);

    it(`after ${KILLS} times kill -9, while another node rates too`, async () => {
      const place = { data: '', database: await postgres.createDatabase(), key: KEY };
      const other = await openStore(place);
      const ratings = new Ratings({ ratingStore: other.ratings, log: pino({ level: 'silent' }) });
      const looking = setInterval(() => ratings.look(), 5);
      try {
        await killAgainAndAgain(place);
      } finally {
        clearInterval(looking);
        await ratings.stop();
        await other.close();
      }
    });
  });
});

async function killAgainAndAgain(place: StorePlace): Promise<void> {
  const random = seededRandom();
  const ended = new Set<string>();
  for (let kills = 0; kills < KILLS; kills++)
    await rateUntilKilled(place, `k${kills}`, random.below(LONGEST_LIFE_MS), ended);
  const store = await openStore(place);
  try {
    const ratings = new Ratings({ ratingStore: store.ratings, log: pino({ level: 'silent' }) });
    const left = async () => {
      ratings.look();
      return (await store.ratings.pending()).length;
    };
    await expect.poll(left, { timeout: 120_000 }).toBe(0);
    await ratings.stop();
    await expectExactlyOnce(store, ended);
    await expectKnown(store, ended);
  } finally {
    await store.close();
  }
}

/** Lets a process rate until some matches have ended and for some milliseconds more, and kills it. */
async function rateUntilKilled(place: StorePlace, prefix: string, ms: number, ended: Set<string>): Promise<void> {
  const { data, database, key = '' } = place;
  const args = [RATER, prefix, data, ...(database === undefined ? [] : [database, key])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout).on('line', (tableId) => ended.add(tableId));
  const gone = Promise.all([once(child, 'close'), once(lines, 'close')]);
  try {
    const begun = () => [...ended].filter((id) => id.startsWith(`${prefix}-`)).length;
    await expect.poll(begun, { timeout: 60_000, interval: 5 }).toBeGreaterThan(5);
    await sleep(ms);
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}

async function expectExactlyOnce(store: Store, ended: ReadonlySet<string>): Promise<void> {
  const points = new Map<string, number>();
  for (const person of PEOPLE) {
    const [rating] = await store.ratings.ratingsOf(person, EVERYTHING);
    expect(rating.pool).toBe(POOL);
    expect(rating.matches).toBe(rating.curve.length);
    expect(new Set(rating.curve.map(({ tableId }) => tableId)).size).toBe(rating.curve.length);
    expect(rating.rating).toBe(rating.curve[0].rating);
    for (const { tableId } of rating.curve) points.set(tableId, (points.get(tableId) ?? 0) + 1);
  }
  for (const tableId of ended) expect(points.get(tableId), tableId).toBe(2);
  for (const [tableId, count] of points) expect(count, tableId).toBe(2);
}

/** What people were told holds: both keys are the same person's, the code is used up, the block is there, who was erased is gone. */
async function expectKnown(store: Store, ids: ReadonlySet<string>): Promise<void> {
  for (const id of ids) {
    for (const hash of [`first of ${id}`, `second of ${id}`])
      expect((await store.people.holderOf(hash))?.person.id, hash).toBe(id);
    const third = { id: `${id}/3`, hash: `third of ${id}`, kind: 'person' as const, name: '', createdAt: 1 };
    expect(await store.people.takeTransfer(`code of ${id}`, 1, third, 9), id).toBeNull();
    expect([...(await store.conduct.parted(id))], id).toEqual([PEOPLE[0]]);
    expect(await store.people.holderOf(`gone of ${id}`), id).toBeNull();
  }
}
