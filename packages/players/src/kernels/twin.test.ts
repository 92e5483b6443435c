import { FastRandom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { Net } from './net.ts';
import { nodeKernels } from './node.ts';
import { exact, PlainNet } from './plain-net.ts';
import { PlainTrainer } from './plain-trainer.ts';
import { type BatchPlan, randomBatch } from './random-batch.ts';
import type { Shape } from './shape.ts';
import { SparseRows } from './sparse-rows.ts';
import { Trainer } from './trainer.ts';
import { randomWeights, type Weights } from './weights.ts';

const kernels = await nodeKernels();

const SHAPES: readonly Shape[] = [
  { inputs: 20, hidden: [32], outputs: 1 },
  { inputs: 50, hidden: [64, 32], outputs: 7 },
  { inputs: 90, hidden: [96, 32, 32], outputs: 40 },
  { inputs: 40, hidden: [32, 64, 96], outputs: 3 },
];

/** Random everywhere, biases and outputs included. */
function weightsOf(shape: Shape, random: FastRandom): Weights {
  const weights = randomWeights(shape, random);
  for (let i = 0; i < weights.parameters.length; i++) weights.parameters[i] += 0.1 * uniform(random);
  return weights;
}

function uniform(random: FastRandom): number {
  return (random.next() >>> 0) / 0x80000000 - 1;
}

function planOf(shape: Shape, rows: number, random: FastRandom): BatchPlan {
  const asked = 1 + random.below(shape.outputs);
  return { rows, active: random.below(shape.inputs), asked, isWeighted: random.below(2) === 0 };
}

/** Equal as numbers: a sum of nothing but zeros may be -0 on one side. */
function expectSame(one: ArrayLike<number>, other: ArrayLike<number>): void {
  expect(one.length).toBe(other.length);
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) expect([i, one[i]]).toEqual([i, other[i]]);
}

describe.each(SHAPES)('kernels and plain twin at $inputs-$hidden-$outputs, bit for bit', (shape) => {
  it('answer alike, whatever the number of rows', () => {
    const random = new FastRandom(1, shape.inputs);
    const weights = weightsOf(shape, random);
    const [net, twin] = [Net.from(kernels, weights), new PlainNet(weights)];
    for (const rows of [1, 3, 33, 70, 2]) {
      const { inputs, outputs } = randomBatch(shape, planOf(shape, rows, random), random);
      expectSame(net.forward(inputs, outputs).subarray(0, outputs.size), twin.forward(inputs, outputs));
    }
  });

  it('answer alike for the actions of a position', () => {
    const random = new FastRandom(2, shape.inputs);
    const weights = weightsOf(shape, random);
    const [net, twin] = [Net.from(kernels, weights), new PlainNet(weights)];
    for (const actions of [1, 9, 40]) {
      const position = randomBatch(shape, { rows: 1, active: 12, asked: 1, isWeighted: false }, random).inputs;
      const { inputs } = randomBatch(shape, { rows: actions, active: 3, asked: 1, isWeighted: true }, random);
      const output = random.below(shape.outputs);
      expectSame(net.slots(position, inputs, output).subarray(0, actions), twin.slots(position, inputs, output));
    }
  });

  it('have the same gradients, for errors of any loss', () => {
    const random = new FastRandom(3, shape.inputs);
    const weights = weightsOf(shape, random);
    const trainers = [new Trainer(Net.from(kernels, weights), 4), new PlainTrainer(new PlainNet(weights))];
    for (const rows of [1, 17, 5]) {
      const { inputs, outputs } = randomBatch(shape, planOf(shape, rows, random), random);
      const errors = Array.from({ length: outputs.size }, () => uniform(random));
      const [fast, plain] = trainers.map((trainer) => {
        trainer.forward(inputs, outputs);
        trainer.backward(errors);
        return trainer.gradients();
      });
      expectSame(fast, plain);
    }
  });

  it('are the same after many steps of Adam', () => {
    const random = new FastRandom(4, shape.inputs);
    const weights = weightsOf(shape, random);
    const [trainer, twin] = [new Trainer(Net.from(kernels, weights)), new PlainTrainer(new PlainNet(weights))];
    for (let i = 0; i < 25; i++) {
      const batch = randomBatch(shape, planOf(shape, 1 + random.below(12), random), random);
      expect(trainer.step(batch, 0.01)).toBe(twin.step(batch, 0.01));
    }
    const [fast, plain] = [trainer.checkpoint(), twin.checkpoint()];
    expectSame(fast.weights.parameters, plain.weights.parameters);
    expectSame(fast.means, plain.means);
    expectSame(fast.spreads, plain.spreads);
  });
});

describe('float32', () => {
  /** n roundings of relative size 2^-24 on sums of terms that mostly do not cancel. */
  const BOUND = 1e-5;

  it.each(SHAPES)('differs from exact sums by at most 1e-5 of the largest at $inputs-$hidden-$outputs', (shape) => {
    const random = new FastRandom(5, shape.inputs);
    const weights = weightsOf(shape, random);
    const { inputs, outputs } = randomBatch(shape, { rows: 40, active: 15, asked: 1, isWeighted: true }, random);
    const trainer = new Trainer(Net.from(kernels, weights));
    const reference = new PlainTrainer(new PlainNet(weights, exact));
    const answers = trainer.forward(inputs, outputs).slice(0, outputs.size);
    trainer.backward(answers);
    reference.forward(inputs, outputs);
    reference.backward(answers);
    expect(largestDifference(answers, reference.net.answers(inputs, outputs))).toBeLessThan(BOUND);
    expect(largestDifference(trainer.gradients(), reference.gradients())).toBeLessThan(BOUND);
  });

  /** As a part of the largest number. */
  function largestDifference(one: ArrayLike<number>, other: ArrayLike<number>): number {
    const numbers = Array.from(other);
    const differences = numbers.map((number, i) => Math.abs(number - one[i]));
    return Math.max(...differences) / Math.max(...numbers.map(Math.abs));
  }
});

describe('gradients', () => {
  it.each(SHAPES)('are those that finite differences find, at $inputs-$hidden-$outputs', (shape) => {
    const random = new FastRandom(6, shape.inputs);
    const weights = weightsOf(shape, random);
    const net = new PlainNet(weights, exact);
    const trainer = new PlainTrainer(net);
    const batch = randomBatch(shape, { rows: 3, active: 6, asked: 1, isWeighted: true }, random);
    const lossNow = (): number =>
      net
        .answers(batch.inputs, batch.outputs)
        .reduce((sum, answer, i) => sum + (batch.weights[i] * (answer - batch.targets[i]) ** 2) / 2, 0);
    const answers = net.answers(batch.inputs, batch.outputs);
    trainer.forward(batch.inputs, batch.outputs);
    trainer.backward(answers.map((answer, i) => batch.weights[i] * (answer - batch.targets[i])));
    const gradients = trainer.gradients();
    const touched = [...gradients.keys()].filter((i) => gradients[i] !== 0);
    expect(touched.length).toBeGreaterThan(50);
    for (let i = 0; i < 150; i++) {
      const parameter = i < 100 ? touched[random.below(touched.length)] : random.below(gradients.length);
      expect(gradients[parameter]).toBeCloseTo(slope(net, parameter, lossNow), 4);
    }
  });

  function slope(net: PlainNet, parameter: number, loss: () => number): number {
    const step = 1e-6; // small: a unit that begins or ceases to be zero in between spoils the difference
    const before = net.parameters[parameter];
    const [up, down] = [step, -step].map((by) => {
      net.parameters[parameter] = before + by;
      return loss();
    });
    net.parameters[parameter] = before;
    return (up - down) / (2 * step);
  }
});

describe('a net', () => {
  it.each<[string, Shape]>([
    ['without a hidden layer', { inputs: 5, hidden: [], outputs: 1 }],
    ['with four', { inputs: 5, hidden: [32, 32, 32, 32], outputs: 1 }],
    ['with a width that is no multiple of 32', { inputs: 5, hidden: [48], outputs: 1 }],
    ['without outputs', { inputs: 5, hidden: [32], outputs: 0 }],
  ])('%s cannot be made', (_, shape) => {
    expect(() => Net.create(kernels, shape, new FastRandom(1))).toThrow(RangeError);
  });

  it('takes over other weights of its shape', () => {
    const [one, other] = [1, 2].map((seed) => Net.create(kernels, SHAPES[1], new FastRandom(seed)));
    one.load(other.weights());
    expect(one.weights()).toEqual(other.weights());
    expect(() => one.load(Net.create(kernels, SHAPES[0], new FastRandom(1)).weights())).toThrow(RangeError);
  });
});

describe('a sparse row', () => {
  it('may name an input twice, or be empty', () => {
    const shape = SHAPES[1];
    const weights = weightsOf(shape, new FastRandom(7));
    const [inputs, outputs] = [new SparseRows(1, 1), new SparseRows(1, 1)];
    for (const row of [[3, 3, 9], [], [49]]) {
      inputs.addRow(row);
      outputs.addRow([6, 0]);
    }
    const trainers = [new Trainer(Net.from(kernels, weights)), new PlainTrainer(new PlainNet(weights))];
    const [fast, plain] = trainers.map((trainer) => {
      trainer.step({ inputs, outputs, targets: [1, 2, 3, 4, 5, 6] }, 0.1);
      return trainer.checkpoint().weights.parameters;
    });
    expectSame(fast, plain);
  });

  it('may not name an input or an output that there is not', () => {
    const net = Net.create(kernels, SHAPES[0], new FastRandom(1));
    const rows = (index: number): SparseRows => {
      const made = new SparseRows();
      made.addRow([index]);
      return made;
    };
    expect(() => net.forward(rows(20), rows(0))).toThrow(RangeError);
    expect(() => net.forward(rows(-1), rows(0))).toThrow(RangeError);
    expect(() => net.forward(rows(0), rows(1))).toThrow(RangeError);
    expect(() => net.slots(rows(0), rows(0), 1)).toThrow(RangeError);
  });
});
