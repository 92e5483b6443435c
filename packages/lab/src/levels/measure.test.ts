import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { measureLevels } from './measure.ts';
import { readResults } from './results.ts';

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

  it('again when more deals are wanted', async () => {
    const { results } = await measured(file, { share: 40 / 6000 });
    expect(results.contests.map(({ deals }) => deals)).toEqual([40]);
  });

  it('and a row that was interrupted is not kept', async () => {
    const other = join(folder, 'interrupted.json');
    await measured(other, { signal: AbortSignal.abort() });
    expect(readResults(other).contests).toEqual([]);
  });
});
