import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CurvePoint } from '@madang/players/learner';
import { makeFolder, writing } from '../output.ts';
import type { Workers } from '../worker-pool.ts';
import { learnerPlan } from './learner-plan.ts';
import { trainOnPool } from './pieces.ts';
import type { SelfPlayed, SelfPlayPlan } from './plan.ts';
import type { TrainingMessage, TrainingSetup } from './train-worker.ts';

interface SelfPlayJob {
  readonly plan: SelfPlayPlan;
  /** How far it is stands beside this file. With `resume` it continues, to the model that it would have been. */
  readonly kept: { readonly output: string; readonly resume: boolean };
  readonly tell?: (point: CurvePoint) => void;
  /** A pool trains it piece after piece; otherwise it has a thread of its own. */
  readonly workers?: Workers;
  /** Stops early; the model as far as it was trained is returned. */
  readonly signal?: AbortSignal;
}

/** Trains a network by self-play. Null if it was interrupted before it learned anything. */
export async function trainBySelfPlay(job: SelfPlayJob): Promise<SelfPlayed | null> {
  const { plan, kept, workers } = job;
  await learnerPlan(plan); // A problem shows here, in one line.
  const checkpoint = `${kept.output}.resume`;
  if (!kept.resume) rmSync(checkpoint, { force: true });
  writing(checkpoint, () => makeFolder(dirname(checkpoint)));
  if (typeof workers === 'object') return trainOnPool({ ...job, checkpoint, pool: workers });
  return trainOnThread(job, checkpoint);
}

async function trainOnThread({ plan, tell, signal }: SelfPlayJob, checkpoint: string): Promise<SelfPlayed> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const workerData: TrainingSetup = { plan, checkpoint, stop };
  const worker = new Worker(new URL('./train-worker.ts', import.meta.url), { workerData });
  const abort = (): void => void Atomics.store(stop, 0, 1);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await new Promise<SelfPlayed>((resolve, reject) => {
      worker.once('error', reject);
      worker.on('message', (message: TrainingMessage) => {
        if ('point' in message) tell?.(message.point);
        else resolve(message.played);
      });
    });
  } finally {
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
