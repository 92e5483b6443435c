import { parentPort, workerData } from 'node:worker_threads';
import type { Asked } from './pool.ts';
import { Thinker } from './thinker.ts';

const thinker = new Thinker(workerData as number);

parentPort?.on('message', ({ id, turn }: Asked) => {
  try {
    parentPort?.postMessage({ id, choice: thinker.choose(turn) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
