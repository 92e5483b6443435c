import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** The games or deals from number `from` up to, but not including, `to`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** The `workerData` of a worker: its task, and a number in shared memory that becomes 1 when all workers should stop. */
export interface WorkerSetup<Task> {
  readonly task: Task;
  readonly stop: Int32Array;
}

interface WorkerJob<Task, Result> {
  /** The module that the workers run. It calls `serveBatches`. */
  readonly module: URL;
  readonly task: Task;
  readonly count: number;
  /** The size of a batch must not depend on the number of workers, or floating-point sums would. */
  readonly maxBatch: number;
  readonly workers?: number;
  /** Called in the order of batches, whichever worker finishes first. */
  readonly onResult: (result: Result) => void;
  /** Stops early; finished games count. */
  readonly signal?: AbortSignal;
}

/** Divides the work into batches and runs them on worker threads, by default one for each core. */
export async function runOnWorkers<Task, Result>(job: WorkerJob<Task, Result>): Promise<void> {
  const { module, task, count, signal } = job;
  const size = Math.max(1, Math.min(job.maxBatch, Math.ceil(count / 20)));
  const batches = Math.ceil(count / size);
  const deliver = inOrder(job.onResult);
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const abort = (): void => void Atomics.store(stop, 0, 1);
  let next = 0;

  const serve = async (worker: Worker): Promise<void> => {
    while (next < batches && !signal?.aborted) {
      const number = next++;
      worker.postMessage({ from: number * size, to: Math.min(count, (number + 1) * size) });
      const [result] = await once(worker, 'message');
      deliver(number, result);
    }
  };

  const threads = Math.min(job.workers ?? availableParallelism(), batches);
  const workerData: WorkerSetup<Task> = { task, stop };
  const workers = Array.from({ length: threads }, () => new Worker(module, { workerData }));
  signal?.addEventListener('abort', abort, { once: true });
  try {
    await Promise.all(workers.map(serve));
  } finally {
    signal?.removeEventListener('abort', abort);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Passes numbered values on in the order of their numbers. */
function inOrder<T>(pass: (value: T) => void): (number: number, value: T) => void {
  const waiting = new Map<number, { value: T }>();
  let next = 0;
  return (number, value) => {
    waiting.set(number, { value });
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next++);
      pass(ready.value);
    }
  };
}
