/** Examples per CPU-second of the learner's kernels, and of the plain network. */
import { cpus } from 'node:os';
import { FastRandom } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { Sparse } from '@madang/players';
import { type Batch, Net, randomBatch, type Shape, SparseRows, Trainer } from '@madang/players/kernels';
import { nodeKernels } from '@madang/players/kernels/node';
import { Adam } from './plain-network/adam.ts';
import { Network } from './plain-network/network.ts';
import { writeSection } from './results-file.ts';

interface LearnerBenchOptions {
  /** Samples of each row, taken in turns. */
  readonly samples: number;
  /** How long each is. */
  readonly milliseconds?: number;
  readonly write?: boolean;
  tell(line: string): void;
}

/** Examples of a minibatch, as `npx madang train` has them. */
const BATCH = 64;
const ACTIVE = 30;
const BATCHES = 100;
const ACTIONS = 10;
const RATE = 1e-3;

const GOAL_SHAPE: Shape = { inputs: 300, hidden: [256, 256], outputs: 1 };
const SHAPES: readonly Shape[] = [
  GOAL_SHAPE,
  { inputs: 300, hidden: [128, 64], outputs: 1 },
  { inputs: 600, hidden: [256, 32, 32], outputs: 1 },
];
/** Examples a second that PyTorch trains of that shape, on one core. */
const PYTORCH = 46_000;

/** The same work for both: trains, or answers, so many times and says how many examples that was. */
type Work = () => number;

interface Row {
  readonly name: string;
  readonly kernels: Work;
  readonly plain: Work;
}

interface Measured {
  readonly name: string;
  /** Examples per CPU-second of each sample. */
  readonly kernels: readonly number[];
  readonly plain: readonly number[];
}

/** Every row in turns, kernels and plain code one after the other; the table as text. */
export async function benchLearner(options: LearnerBenchOptions): Promise<string> {
  const { samples, milliseconds = 250, write = false, tell } = options;
  const module = await nodeKernels();
  const rows = [...SHAPES.map((shape) => trainingRow(module, shape)), answeringRow(module, GOAL_SHAPE)];
  const measured: Measured[] = [];
  for (const { name, kernels, plain } of rows) {
    tell(name);
    for (const work of [kernels, plain]) rateOf(work, milliseconds); // the compiler warms up
    const rates = Array.from({ length: samples }, (): readonly [number, number] => [
      rateOf(kernels, milliseconds),
      rateOf(plain, milliseconds),
    ]);
    measured.push({ name, kernels: rates.map(([rate]) => rate), plain: rates.map(([, rate]) => rate) });
  }
  const text = report(measured, samples);
  if (write) writeSection('learner', text);
  return text;
}

function trainingRow(module: Awaited<ReturnType<typeof nodeKernels>>, shape: Shape): Row {
  const batches = batchesOf(shape);
  const trainer = new Trainer(Net.create(module, shape, new FastRandom(1)), BATCH);
  const plain = new PlainTraining(shape, batches);
  let next = 0;
  return {
    name: `training ${nameOf(shape)}`,
    kernels: () => {
      for (const batch of batches) trainer.step(batch, RATE);
      return BATCHES * BATCH;
    },
    plain: () => {
      const some = 10;
      for (let i = 0; i < some; i++) plain.step(next++ % BATCHES);
      return some * BATCH;
    },
  };
}

/** A turn: all actions of a position, which the plain network computes one by one. */
function answeringRow(module: Awaited<ReturnType<typeof nodeKernels>>, shape: Shape): Row {
  const random = new FastRandom(2);
  const net = Net.create(module, shape, random);
  const network = Network.random([shape.inputs, ...shape.hidden, shape.outputs], random);
  const rowsOf = (rows: number, active: number): SparseRows =>
    randomBatch(shape, { rows, active, asked: 1, isWeighted: false }, random).inputs;
  const [position, actions] = [rowsOf(1, ACTIVE), rowsOf(ACTIONS, 2)];
  const whole = Array.from({ length: ACTIONS }, (_, action) => withAction(position, actions, action));
  return {
    name: `a turn of ${ACTIONS} actions, ${nameOf(shape)}`,
    kernels: () => times(1000, () => net.slots(position, actions)),
    plain: () => times(100, () => whole.map((input) => network.forward(input, [0])[0])),
  };
}

function times(count: number, work: () => void): number {
  for (let i = 0; i < count; i++) work();
  return count;
}

function withAction(position: SparseRows, actions: SparseRows, action: number): Sparse {
  const input = new Sparse();
  for (const [rows, row] of [
    [position, 0],
    [actions, action],
  ] as const) {
    const [from, to] = [entryOf(rows.starts, row), entryOf(rows.starts, row + 1)];
    for (let i = from; i < to; i++) input.add(entryOf(rows.indices, i), entryOf(rows.values, i));
  }
  return input;
}

function batchesOf(shape: Shape): readonly Batch[] {
  const random = new FastRandom(3);
  const plan = { rows: BATCH, active: ACTIVE, asked: 1, isWeighted: false };
  return Array.from({ length: BATCHES }, () => randomBatch(shape, plan, random));
}

/** The plain network on the same batches. */
class PlainTraining {
  private readonly network: Network;
  private readonly adam: Adam;
  private readonly gradients: Float32Array;
  private readonly batches: readonly { readonly inputs: readonly Sparse[]; readonly targets: ArrayLike<number> }[];

  constructor({ inputs, hidden, outputs }: Shape, batches: readonly Batch[]) {
    this.network = Network.random([inputs, ...hidden, outputs], new FastRandom(1));
    this.adam = new Adam(this.network.parameters);
    this.gradients = new Float32Array(this.network.parameters.length);
    const nothing = new SparseRows();
    nothing.end();
    this.batches = batches.map((batch) => ({
      targets: batch.targets,
      inputs: Array.from({ length: batch.inputs.count }, (_, row) => withAction(nothing, batch.inputs, row)),
    }));
  }

  step(number: number): void {
    const { network, adam, gradients, batches } = this;
    const { inputs, targets } = entryOf(batches, number);
    for (const [row, input] of inputs.entries()) {
      const error = entryOf(network.forward(input, [0]), 0) - entryOf(targets, row);
      network.backward(input, [0], [error], gradients);
    }
    adam.step(gradients, inputs.length, RATE);
  }
}

/** Examples per CPU-second. */
function rateOf(work: Work, milliseconds: number): number {
  const start = process.cpuUsage();
  let examples = 0;
  let micros = 0;
  while (micros < milliseconds * 1000) {
    examples += work();
    const { user, system } = process.cpuUsage(start);
    micros = user + system;
  }
  return (examples / micros) * 1e6;
}

function report(rows: readonly Measured[], samples: number): string {
  const ratios = ({ kernels, plain }: Measured): readonly number[] =>
    kernels.map((rate, i) => rate / entryOf(plain, i));
  const goal = entryOf(rows, 0);
  const lines = [
    '## The learner',
    '',
    `By \`npx madang bench learner\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus()[0]?.model ?? 'an unknown processor'}, one core. Minibatches of ${BATCH}, ${ACTIVE} inputs set. Examples or turns per CPU-second, medians of ${samples} samples, kernels and plain network in turns; the ratio is the median of each pair's, with the smallest and the largest.`,
    '',
    '| row | plain `Network` | kernels | ratio |',
    '|---|---:|---:|---:|',
    ...rows.map((row) => {
      const of = ratios(row);
      const range = `${Math.min(...of).toFixed(1)} to ${Math.max(...of).toFixed(1)}`;
      return `| ${row.name} | ${whole(median(row.plain))} | ${whole(median(row.kernels))} | ${median(of).toFixed(1)} (${range}) |`;
    }),
    '',
    '| figure | measured | goal |',
    '|---|---:|---:|',
    `| ${goal.name}, kernels / plain network | ${median(ratios(goal)).toFixed(1)} | ≥ 12 |`,
    `| the same, kernels / PyTorch with ${whole(PYTORCH)} examples a second | ${(median(goal.kernels) / PYTORCH).toFixed(1)} | – |`,
    '',
    `The figure of PyTorch is for the same net on one core of such a machine. It was measured before, and not again beside these rows.`,
    '',
  ];
  return lines.join('\n');
}

function nameOf({ inputs, hidden, outputs }: Shape): string {
  return [inputs, ...hidden, outputs].join('-');
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, two) => one - two)[numbers.length >> 1] ?? Number.NaN;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
