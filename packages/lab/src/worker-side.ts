import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, WorkerSetup } from './worker-pool.ts';

/** Runs in a worker: computes one batch after another. */
export function serveBatches<Task, Result>(
  prepare: (task: Task) => (batch: Batch, shouldStop: () => boolean) => Result,
): void {
  const { task, stop }: WorkerSetup<Task> = workerData;
  const compute = prepare(task);
  parentPort?.on('message', (batch: Batch) =>
    parentPort?.postMessage(compute(batch, () => Atomics.load(stop, 0) === 1)),
  );
}
