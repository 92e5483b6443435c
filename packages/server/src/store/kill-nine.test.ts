import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { openStore, type StorePlace } from './open.ts';
import { temporaryFolder } from './testing/folder.ts';
import { logOf, tableIds } from './testing/numbered-log.ts';
import { START_MS, startPostgres, type TestPostgres } from './testing/postgres.ts';

// Acknowledged entries survive `kill -9`. (A power cut cannot be tested here: that a commit reaches the disk is guaranteed by
// SQLite's synchronous=FULL and PostgreSQL's fsync=on.)

const APPENDER = fileURLToPath(new URL('./testing/appender.ts', import.meta.url));
const KEY = '0b'.repeat(32);
const KILLS = 10;
const LONGEST_LIFE_MS = 250;

describe('what was acknowledged is there', { timeout: 300_000 }, () => {
  it(`after ${KILLS} times kill -9 of the server, in SQLite`, async () => {
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

    it(`after ${KILLS} times kill -9 of the server`, async () => {
      await killAgainAndAgain({ data: '', database: await postgres.createDatabase(), key: KEY });
    });

    it('after kill -9 of PostgreSQL itself', async () => {
      const place = { data: '', database: await postgres.createDatabase(), key: KEY };
      await letAppend(place, async () => {
        await sleep(LONGEST_LIFE_MS);
        await postgres.killAndRestart();
      });
    });
  });
});

async function killAgainAndAgain(place: StorePlace): Promise<void> {
  const random = seededRandom();
  let acknowledged = 0;
  for (let kills = 1; kills <= KILLS; kills++) {
    acknowledged += await letAppend(place, () => sleep(random.below(LONGEST_LIFE_MS)));
  }
  expect(acknowledged).toBeGreaterThan(tableIds.length * KILLS);
}

/** Lets a process append until `meanwhile` is over, kills it, and checks the store. Answers the number of acknowledgements. */
async function letAppend(place: StorePlace, meanwhile: () => Promise<void>): Promise<number> {
  const appender = new Appender(place);
  try {
    await appender.hasBegun();
    await meanwhile();
  } finally {
    await appender.kill();
  }
  await expectEverything(place, appender.acknowledged);
  return appender.count;
}

/** Each log ends with a whole group, and holds at least what was acknowledged. */
async function expectEverything(place: StorePlace, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openStore(place);
  try {
    for (const tableId of tableIds) {
      const log = await store.log(tableId);
      expect(log.length, tableId).toBeGreaterThanOrEqual(acknowledged.get(tableId) ?? 0);
      expect(log, tableId).toEqual(logOf(log.length));
    }
  } finally {
    await store.close();
  }
}

/** A process that appends, and what it has acknowledged. */
class Appender {
  readonly acknowledged = new Map<string, number>();
  count = 0;
  private readonly child: ChildProcessByStdio<null, Readable, null>;
  private readonly ended: Promise<unknown>;

  constructor({ data, database, key = '' }: StorePlace) {
    const where = database === undefined ? [data] : [data, database, key];
    this.child = spawn(process.execPath, [APPENDER, ...where], { stdio: ['ignore', 'pipe', 'ignore'] });
    const lines = createInterface(this.child.stdout);
    lines.on('line', (line) => this.hear(line));
    this.ended = Promise.all([once(this.child, 'close'), once(lines, 'close')]);
  }

  /** Every table has an acknowledged entry. */
  async hasBegun(): Promise<void> {
    await expect.poll(() => this.acknowledged.size, { timeout: 20_000, interval: 5 }).toBe(tableIds.length);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  private hear(line: string): void {
    const [tableId, n] = line.split(' ');
    this.acknowledged.set(tableId, Number(n));
    this.count++;
  }
}
