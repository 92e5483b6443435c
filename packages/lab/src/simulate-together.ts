import { type Entries, Estimates } from './estimates.ts';
import type { LogMode } from './log/log.ts';
import { type Report, reportOf } from './report.ts';
import type { Simulation } from './simulate.ts';
import { Tally, type Totals } from './tally.ts';
import { runOnWorkers } from './worker-pool.ts';

/** What each worker is told, and what comes back for each shift. */
export interface SimulationWork {
  readonly simulation: Simulation;
  readonly log: LogMode | null;
  readonly wantsReport: boolean;
}
export interface Shifted {
  readonly totals: Totals;
  readonly entries: Entries;
  /** Lines of JSON. */
  readonly text: string;
}

export interface Production {
  readonly simulation: Simulation;
  readonly games: number;
  readonly workers?: number;
  /** Called in the order of games, with whole lines. */
  readonly log?: { readonly mode: LogMode; readonly write: (lines: string) => void };
  readonly wantsReport?: boolean;
  readonly progress?: (done: number) => void;
  /** Stops early; what is done counts. */
  readonly signal?: AbortSignal;
}

export interface Produced {
  readonly totals: Totals;
  readonly report: Report | null;
}

const MOST_A_SHIFT = 2000;

/** Simulates on all cores. The result does not depend on how many there are. */
export async function simulateTogether(production: Production): Promise<Produced> {
  const { simulation, games, workers, log, wantsReport = false, progress, signal } = production;
  const tally = new Tally(simulation.seats);
  const ledger = new Estimates();
  await runOnWorkers<SimulationWork, Shifted>({
    module: new URL('./simulate-worker.ts', import.meta.url),
    work: { simulation, log: log?.mode ?? null, wantsReport },
    count: games,
    most: MOST_A_SHIFT,
    ...(workers === undefined ? {} : { workers }),
    ...(signal ? { signal } : {}),
    finish: ({ totals, entries, text }) => {
      tally.add(totals);
      ledger.add(entries);
      log?.write(text);
      progress?.(tally.games);
    },
  });
  const totals = tally.totals();
  return { totals, report: wantsReport ? reportOf(simulation, totals, ledger) : null };
}
