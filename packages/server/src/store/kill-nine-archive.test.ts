import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { openStore, type StorePlace } from './open.ts';
import { entries } from './testing/examples.ts';
import { temporaryFolder } from './testing/folder.ts';
import { START_MS, startPostgres, type TestPostgres } from './testing/postgres.ts';

const ARCHIVER = fileURLToPath(new URL('./testing/archiver.ts', import.meta.url));
const KEY = '0c'.repeat(32);
const KILLS = 4;
const LONGEST_LIFE_MS = 400;

describe('a finished table is there once and whole, whenever the server is killed', { timeout: 300_000 }, () => {
  it('in SQLite', async () => {
    await killAgainAndAgain({ data: folderOf() });
  });

  it('in SQLite and files', async () => {
    const folder = folderOf();
    await killAgainAndAgain({ data: folder, archive: join(folder, 'archive') });
  });

  describe('in PostgreSQL', () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, START_MS);
    afterAll(() => postgres?.stop(), START_MS);

    it('and files', async () => {
      const archive = join(folderOf(), 'archive');
      await killAgainAndAgain({ data: '', archive, database: await postgres.createDatabase(), key: KEY });
    });
  });
});

function folderOf(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  return folder.path;
}

async function killAgainAndAgain(place: StorePlace): Promise<void> {
  const random = seededRandom();
  const acknowledged = new Map<string, number>();
  for (let kills = 0; kills < KILLS; kills++) {
    await archiveUntilKilled(place, `k${kills}`, random.below(LONGEST_LIFE_MS), acknowledged);
    await expectEverything(place, acknowledged);
  }
}

/** Lets a process archive until tables have come back from the archive and for some milliseconds more, and kills it. */
async function archiveUntilKilled(
  { data, archive = '', database, key = '' }: StorePlace,
  prefix: string,
  ms: number,
  acknowledged: Map<string, number>,
): Promise<void> {
  const where = database === undefined ? [] : [database, key];
  const args = [ARCHIVER, prefix, data, archive, ...where];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    const [id, n] = line.split(' ');
    acknowledged.set(id, Math.max(Number(n), acknowledged.get(id) ?? 0));
  });
  const ended = Promise.all([once(child, 'close'), once(lines, 'close')]);
  try {
    const returned = () => [...acknowledged].filter(([id, n]) => id.startsWith(prefix) && n === 3).length;
    await expect.poll(returned, { timeout: 60_000, interval: 5 }).toBeGreaterThan(5);
    await sleep(ms);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

async function expectEverything(place: StorePlace, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openStore(place);
  try {
    const listed = (await store.list({ status: 'finished' })).map(({ card }) => card.id);
    expect(new Set(listed).size).toBe(listed.length);
    const known = new Set(listed);
    for (const [id, n] of acknowledged) {
      expect(known.has(id), id).toBe(true);
      const log = await store.log(id);
      expect(log.length, id).toBeGreaterThanOrEqual(n);
      expect(log, id).toEqual(entries(1, log.length));
    }
  } finally {
    await store.close();
  }
}
