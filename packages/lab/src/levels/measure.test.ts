import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findPlayer } from '../find-player.ts';
import { earlierNetwork } from './earlier-network.ts';
import { freshResults, makesOf, seatingOf } from './makes.ts';
import { measureLevels } from './measure.ts';
import { readResults, writeResults } from './results.ts';
import { levelRows } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-measure-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROW = 'koikoi/seed/2/round/easy-beginner';
const SPEED = 'koikoi/seed/2/speed/easy';

/** Measures two rows with the fewest deals, and returns what was told. */
async function measured(file: string, { share = 0.001, signal }: { share?: number; signal?: AbortSignal } = {}) {
  const told: string[] = [];
  const results = await measureLevels({
    ...{ file, share, again: false, only: [ROW, SPEED], workers: 1, tell: (line: string) => told.push(line) },
    ...(signal ? { signal } : {}),
  });
  return { results, told };
}

describe('a player is made of', () => {
  const makes = async (name: string) => {
    const row = levelRows().find((each) => each.name === name);
    return row && (await makesOf(row));
  };
  const network = expect.stringMatching(/^[0-9a-f]{12}$/);

  it('its network and its search; of nothing when its code is all', async () => {
    expect(await makes(ROW)).toEqual([null, null]);
    expect(await makes('koikoi/seed/2/round/medium-easy')).toEqual([{ network }, null]);
    expect(await makes('tysiac/seed/2/round/strong-medium')).toEqual([
      expect.objectContaining({ network, width: 6, until: 'end', iterations: 150 }),
      { iterations: 200 },
    ]);
  });
});

describe('levels are measured', () => {
  const file = join(folder, 'results.json');

  it('row by row, each kept as soon as it is finished, and not again', async () => {
    const first = await measured(file);
    expect(first.told).toEqual([expect.stringMatching(`^${ROW}: 30 deals in `)]);
    expect(first.results.contests).toEqual([expect.objectContaining({ name: ROW, deals: 30 })]);
    expect(first.results.contests[0].corrected?.gain.points).toBeGreaterThan(0);
    expect(first.results.speeds).toEqual([expect.objectContaining({ name: SPEED })]);
    expect(first.results.networks).toContainEqual(expect.objectContaining({ name: 'koikoi-seed-2' }));
    const kept = readResults(file);
    const second = await measured(file);
    expect(second.told).toEqual([]);
    expect(second.results).toEqual(kept);
  });

  it('again when its players are made otherwise than they were, and until then it is not fresh', async () => {
    const kept = readResults(file);
    const [contest] = kept.contests;
    expect(await freshResults(kept)).toEqual(kept);
    const stale = { ...kept, contests: [{ ...contest, makes: [{ network: 'another' }, null] }] };
    writeResults(file, stale);
    expect((await freshResults(stale)).contests).toEqual([]);
    await measured(file);
    expect(readResults(file)).toEqual(kept);
  });

  it('again when more deals are wanted', async () => {
    const { results } = await measured(file, { share: 40 / 6000 });
    expect(results.contests.map(({ deals }) => deals)).toEqual([40]);
  });

  it('a match of one round as the round was, without playing it again', async () => {
    const rows = ['check/seed/2/round/easy-beginner', 'check/seed/2/rated/easy-beginner'];
    const told: string[] = [];
    const measurement = { share: 0.3, again: false, workers: 1, tell: (line: string) => told.push(line) };
    const apart = await measureLevels({ ...measurement, file: join(folder, 'match.json'), only: [rows[1]] });
    const { contests } = await measureLevels({
      ...measurement,
      file: join(folder, 'both.json'),
      only: rows,
      share: 0.006,
    });
    expect(told).toEqual([rows[1], rows[0]].map((row) => expect.stringMatching(`^${row}: 30 deals in `)));
    expect(contests.map(({ name }) => name)).toEqual(rows);
    expect(contests[1]).toEqual(apart.contests[0]);
  });

  it('and a row that was interrupted is not kept', async () => {
    const other = join(folder, 'interrupted.json');
    await measured(other, { signal: AbortSignal.abort() });
    expect(readResults(other).contests).toEqual([]);
  });
});

it('the network of the last generation is trained once, with the inputs of today', async () => {
  const row = levelRows().find(({ name }) => name === 'koikoi/seed/2/round/strong-earlier');
  if (!row) throw new Error('no such row');
  const told: string[] = [];
  const training = { folder: pathToFileURL(`${folder}/`), rounds: 50, tell: (line: string) => told.push(line) };
  const player = await earlierNetwork(row, training);
  expect(player).toMatch(/^model:.*koikoi-seed-2-2-[0-9a-f]{12}\.json$/);
  expect(await earlierNetwork(row, training)).toBe(player);
  expect(told).toEqual([expect.stringMatching(`^${row.name}: 50 rounds of self-play in `)]);
  expect(await findPlayer(seatingOf(row), player ?? '')).toMatchObject({ name: player });
});
