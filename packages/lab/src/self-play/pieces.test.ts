import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { koikoi } from '@madang/engine/koikoi';
import { modelText } from '@madang/players';
import type { CurvePoint } from '@madang/players/learner';
import { afterAll, expect, it } from 'vitest';
import type { Pool } from '../batches.ts';
import { runOnWorkers } from '../worker-pool.ts';
import { trainOnPool } from './pieces.ts';
import { trainBySelfPlay } from './train.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-pieces-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a training in pieces, each in another thread and from a checkpoint, gives the model of one training', async () => {
  const plan = { game: koikoi.id, rules: {}, seats: 2, rounds: 50, seed: 'pieces', hidden: [32] };
  const whole: CurvePoint[] = [];
  const one = await trainBySelfPlay({
    ...{ plan, kept: { output: join(folder, 'whole'), resume: false } },
    tell: (point) => whole.push(point),
  });
  let pieces = 0;
  const pool: Pool = {
    run: (job) => {
      pieces++;
      return runOnWorkers({ ...job, workers: 1 });
    },
  };
  const told: CurvePoint[] = [];
  const checkpoint = join(folder, 'pieces.resume');
  const other = await trainOnPool({ plan, pool, checkpoint, ms: 0, tell: (point) => told.push(point) });
  expect(pieces).toBeGreaterThan(2);
  expect(other && modelText(other.model)).toBe(one && modelText(one.model));
  expect(told).toEqual(whole);
  expect(readdirSync(folder)).toEqual([]);
});
