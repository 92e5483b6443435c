import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, WorkerSetup } from './worker-pool.ts';

/** The worker's side of a crew: does one shift after the other. `isOver` says whether everybody shall stop. */
export function serveBatches<Work, Done>(begin: (work: Work) => (shift: Batch, isOver: () => boolean) => Done): void {
  const { work, stop }: WorkerSetup<Work> = workerData;
  const flag = new Int32Array(stop);
  const isOver = (): boolean => Atomics.load(flag, 0) === 1;
  const act = begin(work);
  parentPort?.on('message', ({ shift, ...range }: Batch & { readonly shift: number }) =>
    parentPort?.postMessage({ shift, done: act(range, isOver) }),
  );
}
