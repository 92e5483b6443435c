// Trains one network, in a thread of `npm run weights`.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { nodeKernels } from '../src/kernels/node.ts';
import { trainKept } from '../src/learner/kept-training.ts';
import type { CurvePoint } from '../src/learner/learn.ts';
import { compressed, plainNetFile } from '../src/learner/net-file.ts';
import type { Recipe } from '../src/learner/recipe.ts';
import { planOf } from '../src/learner/recipe-plan.ts';

/** A network in weights/index.jsonl. */
export interface NetEntry extends Pick<Recipe, 'name' | 'game' | 'tables' | 'rounds'> {
  /** The version of the inputs. */
  readonly slots: number;
  readonly inputs: number;
  readonly hidden: readonly number[];
  readonly seed: number;
  readonly examples: number;
  readonly cpuMinutes: number;
  readonly date: string;
  /** Of the file. */
  readonly bytes: number;
  /** SHA-256 of the file before it was compressed: the same command gives the same. */
  readonly hash: string;
}

/** What the thread tells; with the entry, it is done. */
export interface Message {
  readonly line: string;
  readonly entry?: NetEntry;
}

const WEIGHTS = new URL('../weights/', import.meta.url);
/** Checkpoints and curves; not in the repository. */
const TRAININGS = new URL('../dist/trainings/', import.meta.url);

const recipe: Recipe = workerData;
const { name, game, tables } = recipe;
const tell = (message: Message): void => parentPort?.postMessage(message);

const plan = await planOf(recipe);
const { slots } = plan.task;
const file = fileURLToPath(new URL(`${name}.checkpoint`, TRAININGS));
const { training, cpuSeconds } = trainKept(plan, await nodeKernels(), file, (point) => {
  if (Math.round(point.done * 100) % 10 === 0) tell({ line: `${name}: ${describe(point)}` });
});

const { progress, curve } = training;
const plain = plainNetFile(training.weights(), slots);
const packed = await compressed(plain);
const entry: NetEntry = {
  ...{ name, game, tables, rounds: recipe.rounds, slots: slots.version, inputs: slots.inputs },
  ...{ hidden: plan.hidden, seed: plan.seed, examples: progress.examples },
  cpuMinutes: Math.round(cpuSeconds / 6) / 10,
  date: new Date().toISOString().slice(0, 10),
  bytes: packed.length,
  hash: createHash('sha256').update(plain).digest('hex'),
};
mkdirSync(WEIGHTS, { recursive: true });
writeFileSync(new URL(`${name}.bin`, WEIGHTS), packed);
writeFileSync(new URL(`${name}.csv`, TRAININGS), csvOf(curve));
tell({ line: `${name}: ${entry.bytes} bytes after ${entry.cpuMinutes} minutes`, entry });

function describe({ done, rounds, error }: CurvePoint): string {
  return `${Math.round(done * 100)} %, ${rounds} rounds, mean squared error ${error.toFixed(4)}`;
}

function csvOf(points: readonly CurvePoint[]): string {
  const rows = points.map(({ rounds, examples, error }) => `${rounds},${examples},${error}`);
  return `${['rounds,examples,error', ...rows].join('\n')}\n`;
}
