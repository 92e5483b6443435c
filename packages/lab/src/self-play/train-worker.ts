import { parentPort, workerData } from 'node:worker_threads';
import { nodeKernels } from '@madang/players/kernels/node';
import type { CurvePoint } from '@madang/players/learner';
import { trainKept } from '@madang/players/learner/node';
import { learnerPlan } from './learner-plan.ts';
import type { SelfPlayed, SelfPlayPlan } from './plan.ts';
import { playedOf } from './played.ts';

/** The `workerData` of a training. */
export interface TrainingSetup {
  readonly plan: SelfPlayPlan;
  /** The file of the checkpoint. */
  readonly checkpoint: string;
  /** In shared memory: 1 when it should stop. */
  readonly stop: Int32Array;
}

/** A point of the curve; in the end the result. */
export type TrainingMessage = { readonly point: CurvePoint } | { readonly played: SelfPlayed };

const { plan, checkpoint, stop }: TrainingSetup = workerData;
const tell = (message: TrainingMessage): void => parentPort?.postMessage(message);

const trained = trainKept(
  await learnerPlan(plan),
  await nodeKernels(),
  checkpoint,
  (point) => tell({ point }),
  () => Atomics.load(stop, 0) === 1,
);
tell({ played: playedOf(plan, trained) });
