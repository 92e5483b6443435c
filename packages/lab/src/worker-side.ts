import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadSetup } from './batch-thread.ts';
import type { Batch } from './batches.ts';
import { useModels } from './find-player.ts';

/** Runs in a thread: computes one batch after another, once it is prepared. */
export function serveBatches<Task, Result>(
  prepare: (task: Task) => Promise<(batch: Batch, shouldStop: () => boolean) => Result>,
): void {
  const { task, stop, models }: ThreadSetup<Task> = workerData;
  if (models) useModels(models);
  const computing = prepare(task);
  parentPort?.on('message', async (batch: Batch) =>
    parentPort?.postMessage((await computing)(batch, () => Atomics.load(stop, 0) === 1)),
  );
}
