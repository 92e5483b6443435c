import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameLine, Simulation } from './simulate.ts';
import { Tally, type Totals } from './tally.ts';

/** A piece of work for one worker, and what comes back. */
export interface Shift {
  readonly from: number;
  readonly to: number;
  readonly wantsLines: boolean;
}
export interface Shifted {
  readonly from: number;
  readonly totals: Totals;
  readonly lines: readonly GameLine[];
}

export interface Crew {
  readonly simulation: Simulation;
  readonly games: number;
  readonly workers?: number;
  /** Called in the order of games. */
  readonly write?: (lines: readonly GameLine[]) => void;
  readonly progress?: (done: number) => void;
  /** Stops early; what is done counts. */
  readonly signal?: AbortSignal;
}

const MOST_A_SHIFT = 2000;

/** Simulates on all cores. The result does not depend on how many there are. */
export async function simulateTogether({ simulation, games, workers, write, progress, signal }: Crew): Promise<Totals> {
  const tally = new Tally(simulation.seats);
  const size = Math.max(1, Math.min(MOST_A_SHIFT, Math.ceil(games / 20)));
  const waiting = new Map<number, readonly GameLine[]>();
  let next = 0;
  let written = 0;

  const finish = ({ from, totals, lines }: Shifted): void => {
    tally.add(totals);
    waiting.set(from, lines);
    for (let ready = waiting.get(written); ready; ready = waiting.get(written)) {
      write?.(ready);
      waiting.delete(written);
      written += size;
    }
    progress?.(tally.games);
  };

  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const take = (): void => {
        if (next >= games || signal?.aborted) {
          worker.terminate().then(() => resolve(), reject);
          return;
        }
        const from = next;
        next += size;
        worker.postMessage({ from, to: Math.min(games, from + size), wantsLines: write !== undefined } satisfies Shift);
      };
      worker.on('message', (shifted: Shifted) => {
        finish(shifted);
        take();
      });
      worker.on('error', reject);
      take();
    });

  const count = Math.min(workers ?? availableParallelism(), Math.ceil(games / size));
  const url = new URL('./simulate-worker.ts', import.meta.url);
  const crew = Array.from({ length: count }, () => new Worker(url, { workerData: simulation }));
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return tally.totals();
}
