import { simulate } from './simulate.ts';
import type { BatchResult, SimulationTask } from './simulate-on-workers.ts';
import { serveBatches } from './worker-side.ts';

serveBatches<SimulationTask, BatchResult>(({ simulation, log, withReport }) => ({ from, to }, shouldStop) => {
  const lines: string[] = [];
  const { estimates } = simulate(simulation, from, to, {
    shouldStop,
    withReport,
    ...(log ? { log: { mode: log, write: (line) => lines.push(`${JSON.stringify(line)}\n`) } } : {}),
  });
  return { entries: estimates.entries(), text: lines.join('') };
});
