import type { Random } from '@madang/engine';
import type { Batch } from './learner.ts';
import type { Shape } from './shape.ts';
import { SparseRows } from './sparse-rows.ts';

/** What a random batch is like. */
export interface BatchPlan {
  readonly rows: number;
  /** Inputs that are set in each row. */
  readonly active: number;
  /** Outputs that each row asks for. */
  readonly asked: number;
  /** Whether inputs have values of their own rather than 1, and errors weights. */
  readonly isWeighted: boolean;
}

/** For tests and benchmarks: distinct inputs, and targets that follow from them, so that there is something to learn. */
export function randomBatch({ inputs, outputs }: Shape, plan: BatchPlan, random: Random): Required<Batch> {
  const batch = {
    ...{ inputs: new SparseRows(), outputs: new SparseRows() },
    ...{ targets: new Float32Array(plan.rows * plan.asked), weights: new Float32Array(plan.rows * plan.asked) },
  };
  for (let row = 0; row < plan.rows; row++) {
    const set = distinct(plan.active, inputs, random);
    for (const index of set) batch.inputs.add(index, plan.isWeighted ? uniform(random) : 1);
    batch.inputs.end();
    for (const output of distinct(plan.asked, outputs, random)) {
      batch.targets[batch.outputs.size] = set.reduce((sum, index) => sum + worthOf(index, output), 0) / 10;
      batch.weights[batch.outputs.size] = plan.isWeighted ? 1 + uniform(random) : 1;
      batch.outputs.add(output);
    }
    batch.outputs.end();
  }
  return batch;
}

function worthOf(input: number, output: number): number {
  return ((input * 5 + output * 3) % 7) - 3;
}

function distinct(count: number, below: number, random: Random): number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(random.below(below));
  return [...drawn];
}

/** From -1 to 1. */
function uniform(random: Random): number {
  return (random.next() >>> 0) / 0x80000000 - 1;
}
