import { Estimates } from './estimates.ts';
import { simulate } from './simulate.ts';
import type { Shifted, SimulationWork } from './simulate-together.ts';
import { serveBatches } from './worker-batches.ts';

serveBatches<SimulationWork, Shifted>(({ simulation, log, wantsReport }) => ({ from, to }, isOver) => {
  const lines: string[] = [];
  const ledger = new Estimates();
  const tally = simulate(simulation, from, to, {
    isOver,
    ...(log ? { log: { mode: log, write: (line) => lines.push(`${JSON.stringify(line)}\n`) } } : {}),
    ...(wantsReport ? { ledger } : {}),
  });
  return { totals: tally.totals(), entries: ledger.entries(), text: lines.join('') };
});
