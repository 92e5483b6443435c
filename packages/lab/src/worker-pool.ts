import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A piece of work for one worker: numbers `from` to `to` (without it) of games or deals. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** What a worker is started with: its work, and a word in shared memory that is 1 once everybody shall stop. */
export interface WorkerSetup<Work> {
  readonly work: Work;
  readonly stop: SharedArrayBuffer;
}

export interface WorkerJob<Work, Done> {
  /** The module that the workers run: it calls `workShifts`. */
  readonly module: URL;
  readonly work: Work;
  readonly count: number;
  /** Never depends on the number of workers, or sums of fractions would. */
  readonly most: number;
  readonly workers?: number;
  /** Called in the order of shifts, whoever was first. */
  readonly finish: (done: Done) => void;
  /** Stops early; what is done counts. */
  readonly signal?: AbortSignal;
}

interface Finished<Done> {
  readonly shift: number;
  readonly done: Done;
}

/** Shares work out to all cores. */
export async function runOnWorkers<Work, Done>(crew: WorkerJob<Work, Done>): Promise<void> {
  const { module, count, finish, signal } = crew;
  const size = Math.max(1, Math.min(crew.most, Math.ceil(count / 20)));
  const shifts = Math.ceil(count / size);
  const inOrder = ordered(finish);
  const stop = new SharedArrayBuffer(4);
  const halt = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
  let next = 0;

  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const take = (): void => {
        if (next >= shifts || signal?.aborted) return resolve();
        const shift = next++;
        const from = shift * size;
        worker.postMessage({ shift, from, to: Math.min(count, from + size) });
      };
      worker.on('message', ({ shift, done }: Finished<Done>) => {
        try {
          inOrder(shift, done);
          take();
        } catch (error) {
          reject(error); // the disk is full
        }
      });
      worker.on('error', reject);
      take();
    });

  const hands = Math.min(crew.workers ?? availableParallelism(), shifts);
  const orders: WorkerSetup<Work> = { work: crew.work, stop };
  const workers = Array.from({ length: hands }, () => new Worker(module, { workerData: orders }));
  signal?.addEventListener('abort', halt, { once: true });
  try {
    await Promise.all(workers.map(work));
  } finally {
    signal?.removeEventListener('abort', halt);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands on what comes in any order in the order of numbers. */
function ordered<T>(hand: (value: T) => void): (number: number, value: T) => void {
  const waiting = new Map<number, { value: T }>();
  let next = 0;
  return (number, value) => {
    waiting.set(number, { value });
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next++);
      hand(ready.value);
    }
  };
}
