import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, findGame } from '@madang/engine';
import { afterAll, expect, it } from 'vitest';
import { nodeKernels } from '../kernels/node.ts';
import { trainKept } from './kept-training.ts';
import { type Plan, USUAL } from './plan.ts';
import { taskOf } from './task.ts';

const kernels = await nodeKernels();
const folder = mkdtempSync(join(tmpdir(), 'madang-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function planWith(seed: number): Promise<Plan> {
  const game = findGame('koikoi') as AnyGame;
  const task = await taskOf(game, game.configure(), 2);
  if (!task) throw new Error('no inputs');
  return { ...USUAL, hidden: [32], task, length: { rounds: 1000 }, seed };
}

/** Stops the training as a killed process would: at the point of the curve with this number. */
function interrupt(plan: Plan, file: string, point: number): void {
  let points = 0;
  const stop = (): void => {
    if (++points === point) throw new Error('killed');
  };
  expect(() => trainKept(plan, kernels, file, stop)).toThrow('killed');
}

it('goes on from its checkpoint after an interruption, to the same bits', async () => {
  const plan = await planWith(1);
  const file = join(folder, 'interrupted');
  interrupt(plan, file, 20);
  expect(existsSync(file)).toBe(true);
  const told: number[] = [];
  const { training } = trainKept(plan, kernels, file, ({ done }) => told.push(done));
  const whole = trainKept(plan, kernels, join(folder, 'whole'));
  expect(training.net.weights()).toEqual(whole.training.net.weights());
  expect(training.curve).toEqual(whole.training.curve);
  expect(told).toEqual(training.curve.slice(20).map(({ done }) => done));
  expect(existsSync(file)).toBe(false);
});

it('begins anew where the checkpoint is of another plan', async () => {
  const file = join(folder, 'other');
  interrupt(await planWith(1), file, 20);
  const other = await planWith(2);
  const { training } = trainKept(other, kernels, file);
  expect(training.net.weights()).toEqual(trainKept(other, kernels, join(folder, 'new')).training.net.weights());
});
