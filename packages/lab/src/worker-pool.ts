import { availableParallelism } from 'node:os';
import { BatchThread, type ThreadSetup } from './batch-thread.ts';
import { Batches, type BatchJob, type Pool } from './batches.ts';

/** Who computes: so many threads of this process, or other workers. */
export type Workers = number | Pool;

/** Divides the work into batches and computes them on workers, by default on one thread for each core. */
export function runOnWorkers<Task, Result>({
  workers = availableParallelism(),
  ...job
}: BatchJob<Task, Result> & { readonly workers?: Workers }): Promise<void> {
  return typeof workers === 'number' ? runOnThreads(job, workers) : workers.run(job);
}

async function runOnThreads<Task, Result>(job: BatchJob<Task, Result>, count: number): Promise<void> {
  const { work, task, signal } = job;
  const batches = new Batches(job);
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const abort = (): void => void Atomics.store(stop, 0, 1);
  let next = 0;

  const serve = async (thread: BatchThread<Task, Result>): Promise<void> => {
    while (next < batches.count && !batches.isOver) {
      const number = next++;
      batches.deliver(number, await thread.compute(batches.at(number)));
      if (batches.isOver) abort();
    }
  };

  const setup: ThreadSetup<Task> = { task, stop };
  const threads = Array.from(
    { length: Math.min(count, batches.count) },
    () => new BatchThread<Task, Result>(work, setup),
  );
  signal?.addEventListener('abort', abort, { once: true });
  try {
    await Promise.all(threads.map(serve));
  } finally {
    signal?.removeEventListener('abort', abort);
    await Promise.all(threads.map((thread) => thread.close()));
  }
}
