import { FastRandom } from '@madang/engine';
import { expect, it } from 'vitest';
import { randomWeights } from '../kernels/index.ts';
import { compressed, plainNetFile, readNetFile } from './net-file.ts';

const SLOTS = { version: 3, inputs: 40 };
const weights = randomWeights({ inputs: SLOTS.inputs, hidden: [32], outputs: 1 }, new FastRandom(1));
const plain = plainNetFile(weights, SLOTS);
const file = await compressed(plain);

it('comes back as it was rounded', async () => {
  const again = await readNetFile(file, SLOTS);
  if (typeof again === 'string') throw new Error(again);
  expect(again.shape).toEqual(weights.shape);
  expect(plainNetFile(again, SLOTS)).toEqual(plain);
});

it.each([
  ['another version of the inputs', { version: 4, inputs: 40 }],
  ['another number of inputs', { version: 3, inputs: 41 }],
])('is refused for %s', async (_, slots) => {
  expect(await readNetFile(file, slots)).toBe('other inputs');
});

it('is refused when it is cut off, or something else', async () => {
  expect(await readNetFile(file.slice(0, -5), SLOTS)).toBe('damaged');
  expect(await readNetFile(new Uint8Array(0), SLOTS)).toBe('damaged');
  expect(await readNetFile(await compressed(new Uint8Array(20)), SLOTS)).toBe('not weights');
});
