import { gzipSync } from 'node:zlib';
import { FastRandom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { Net } from './net.ts';
import { nodeKernels } from './node.ts';
import { randomBatch } from './random-batch.ts';
import { layersOf, type Shape } from './shape.ts';
import { Trainer } from './trainer.ts';
import { randomWeights, type Weights } from './weights.ts';
import { decodeWeights, encodeWeights, type Precision } from './weights-file.ts';

const SHAPE: Shape = { inputs: 600, hidden: [256, 64], outputs: 1 };
const PLAN = { rows: 64, active: 30, asked: 1, isWeighted: false };
const PRECISIONS: readonly Precision[] = [
  { first: 6, others: 8 },
  { first: 8, others: 8 },
  { first: 16, others: 8 },
  { first: 16, others: 16 },
  { first: 32, others: 32 },
];

function decoded(bytes: Uint8Array): Weights {
  const weights = decodeWeights(bytes);
  if (typeof weights === 'string') throw new Error(weights);
  return weights;
}

/** After a few hundred steps: weights that have grown apart, as those of a player have. */
function trained(): Weights {
  const random = new FastRandom(1);
  const trainer = new Trainer(Net.create(kernels, SHAPE, random));
  for (let i = 0; i < 300; i++) trainer.step(randomBatch(SHAPE, PLAN, random), 1e-3);
  return trainer.net.weights();
}

function answersOf(weights: Weights): number[] {
  const { inputs, outputs } = randomBatch(SHAPE, { ...PLAN, rows: 200 }, new FastRandom(2));
  return [...Net.from(kernels, weights).forward(inputs, outputs).subarray(0, outputs.size)];
}

const kernels = await nodeKernels();
const weights = trained();

describe.each(PRECISIONS)('weights of $first and $others bits', (precision) => {
  const bytes = encodeWeights(weights, precision);
  const again = decoded(bytes);

  it('come back within half a step of their row', () => {
    expect(again.shape).toEqual(SHAPE);
    for (const [depth, { weights: first, biases, columns }] of layersOf(SHAPE).entries()) {
      const bits = depth === 0 ? precision.first : precision.others;
      for (let at = first; at < biases; at += columns) {
        const row = weights.parameters.subarray(at, at + columns);
        const largest = Math.max(...row.map(Math.abs));
        const halfStep = bits === 32 ? 0 : largest / (2 ** bits - 2) + largest * 2 ** -23; // the product is rounded too
        const difference = Math.max(...row.map((weight, i) => Math.abs(weight - again.parameters[at + i])));
        expect(difference).toBeLessThanOrEqual(halfStep);
      }
    }
  });

  it('come back the same when they are stored a second time', () => {
    expect(encodeWeights(again, precision)).toEqual(bytes);
  });

  it('answer within 0.5 % of the spread of the answers; at 6 bits within 2 %, at 16 within 0.002 %', () => {
    const bound = precision.first === 6 ? 0.02 : precision.others === 8 ? 0.005 : precision.others === 16 ? 2e-5 : 0;
    const [before, after] = [answersOf(weights), answersOf(again)];
    const spread = Math.max(...before) - Math.min(...before);
    const difference = Math.max(...before.map((answer, i) => Math.abs(answer - after[i])));
    expect(difference / spread).toBeLessThanOrEqual(bound);
  });

  it('take under 400 kB compressed, unless they are exact', () => {
    if (precision.first !== 32) expect(gzipSync(bytes).length).toBeLessThan(400_000);
  });
});

describe('bytes', () => {
  const bytes = encodeWeights(randomWeights({ inputs: 5, hidden: [32], outputs: 2 }, new FastRandom(1)));

  it.each([
    ['nothing', new Uint8Array(0), 'not weights'],
    ['something else', new TextEncoder().encode('{"format":"madang-model-1"}'), 'not weights'],
    ['a later version', bytes.with(4, 2), 'another version'],
    ['bits that there are not', bytes.with(5, 7), 'damaged'],
    ['too many layers', bytes.with(7, 200), 'damaged'],
    ['a width that is no multiple of 32', bytes.with(20, 33), 'damaged'],
    ['another byte', bytes.with(60, bytes[60] ^ 1), 'damaged'],
    ['a byte less', bytes.slice(0, -1), 'damaged'],
    ['a byte more', new Uint8Array([...bytes, 0]), 'damaged'],
  ])('of %s are refused', (_, wrong, problem) => {
    expect(decodeWeights(wrong)).toBe(problem);
  });
});
