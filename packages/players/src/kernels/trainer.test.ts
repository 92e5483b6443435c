import { createHash } from 'node:crypto';
import { FastRandom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { FIXED_HASH, fixedTraining } from './fixed-training.ts';
import { Net } from './net.ts';
import { nodeKernels } from './node.ts';
import { randomBatch } from './random-batch.ts';
import type { Shape } from './shape.ts';
import { Trainer } from './trainer.ts';

const kernels = await nodeKernels();
const SHAPE: Shape = { inputs: 60, hidden: [64, 32], outputs: 3 };
const PLAN = { rows: 32, active: 8, asked: 1, isWeighted: false };

describe('a trainer', () => {
  it('learns what the targets follow from', () => {
    const random = new FastRandom(1);
    const trainer = new Trainer(Net.create(kernels, SHAPE, random));
    const losses = Array.from({ length: 600 }, () => trainer.step(randomBatch(SHAPE, PLAN, random), 3e-3));
    const mean = (some: readonly number[]): number => some.reduce((sum, loss) => sum + loss, 0) / some.length;
    expect(mean(losses.slice(0, 20))).toBeGreaterThan(0.1);
    expect(mean(losses.slice(-20))).toBeLessThan(0.02);
  });

  it('leaves weights of inputs and outputs alone that no example has', () => {
    const random = new FastRandom(2);
    const trainer = new Trainer(Net.create(kernels, SHAPE, random));
    const batch = randomBatch({ ...SHAPE, inputs: 30, outputs: 1 }, PLAN, random);
    const before = trainer.net.weights().parameters;
    for (let i = 0; i < 5; i++) trainer.step(batch, 0.01);
    const after = trainer.net.weights().parameters;
    const row = (parameters: Float32Array, input: number): number[] => [
      ...parameters.subarray(input * 64, input * 64 + 64),
    ];
    expect(row(after, 7)).not.toEqual(row(before, 7));
    expect(row(after, 45)).toEqual(row(before, 45));
    const outputs = (parameters: Float32Array): number[] => [...parameters.slice(-3 * 33)];
    expect(outputs(after).slice(0, 32)).not.toEqual(outputs(before).slice(0, 32));
    expect(outputs(after).slice(32, 96)).toEqual(outputs(before).slice(32, 96));
  });

  it('goes on from a checkpoint as if nothing had happened', () => {
    const train = (trainer: Trainer, from: number, to: number): void => {
      for (let i = from; i < to; i++) trainer.step(randomBatch(SHAPE, PLAN, new FastRandom(i)), 0.01);
    };
    const whole = new Trainer(Net.create(kernels, SHAPE, new FastRandom(3)));
    train(whole, 0, 20);
    const half = new Trainer(Net.create(kernels, SHAPE, new FastRandom(3)));
    train(half, 0, 10);
    const rest = Trainer.resume(kernels, half.checkpoint());
    train(rest, 10, 20);
    expect(rest.checkpoint()).toEqual(whole.checkpoint());
  });

  it('lets means fade, but not to denormal numbers, which are slow to compute with', () => {
    const trainer = new Trainer(Net.create(kernels, SHAPE, new FastRandom(4)));
    const { inputs, outputs } = randomBatch(SHAPE, { ...PLAN, rows: 1 }, new FastRandom(5));
    trainer.forward(inputs, outputs);
    for (const error of [1, ...Array<number>(1000).fill(0)]) {
      trainer.backward([error]);
      trainer.update(0.01);
      if (error === 1) expect(trainer.checkpoint().means.some((mean) => mean !== 0)).toBe(true);
    }
    const sizes = trainer.checkpoint().means.map(Math.abs);
    expect(Math.max(...sizes)).toBeLessThan(1e-30);
    expect(sizes.every((size) => size === 0 || size >= 2 ** -126)).toBe(true);
  });

  it('comes to the same bits on every machine', () => {
    const bytes = fixedTraining(kernels);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(FIXED_HASH);
  });
});
