import { parentPort, workerData } from 'node:worker_threads';
import type { Shift, Shifted } from './crew.ts';
import { type GameLine, type Simulation, simulate } from './simulate.ts';

const simulation: Simulation = workerData;

parentPort?.on('message', ({ from, to, wantsLines }: Shift) => {
  const lines: GameLine[] = [];
  const tally = simulate(simulation, from, to, wantsLines ? (line) => lines.push(line) : undefined);
  parentPort?.postMessage({ from, totals: tally.totals(), lines } satisfies Shifted);
});
