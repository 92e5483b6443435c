import { type Entries, Estimates } from './estimates.ts';
import type { LogMode } from './log/log.ts';
import { type Report, reportOf } from './report.ts';
import type { Simulation } from './simulate.ts';
import { type Totals, totalsOf } from './tally.ts';
import { runOnWorkers } from './worker-pool.ts';

/** What is sent to each worker. */
export interface SimulationTask {
  readonly simulation: Simulation;
  readonly log: LogMode | null;
  readonly withReport: boolean;
}

/** What a worker returns for each batch. */
export interface BatchResult {
  readonly entries: Entries;
  /** Lines of JSON. */
  readonly text: string;
}

export interface SimulationJob {
  readonly simulation: Simulation;
  readonly games: number;
  readonly workers?: number;
  /** Called in the order of games, with complete lines. */
  readonly log?: { readonly mode: LogMode; readonly write: (lines: string) => void };
  readonly withReport?: boolean;
  readonly progress?: (games: number) => void;
  /** Stops early; finished games count. */
  readonly signal?: AbortSignal;
}

interface SimulationResult {
  readonly totals: Totals;
  readonly report: Report | null;
}

const MAX_BATCH = 2000;

/** Simulates on all cores. The result does not depend on the number of cores. */
export async function simulateOnWorkers(job: SimulationJob): Promise<SimulationResult> {
  const { simulation, games, workers, log, withReport = false, progress, signal } = job;
  const { seats } = simulation;
  const estimates = new Estimates();
  await runOnWorkers<SimulationTask, BatchResult>({
    module: new URL('./simulate-worker.ts', import.meta.url),
    task: { simulation, log: log?.mode ?? null, withReport },
    count: games,
    maxBatch: MAX_BATCH,
    ...(workers === undefined ? {} : { workers }),
    ...(signal ? { signal } : {}),
    onResult: ({ entries, text }) => {
      estimates.add(entries);
      log?.write(text);
      progress?.(totalsOf(estimates, seats).games);
    },
  });
  const totals = totalsOf(estimates, seats);
  return { totals, report: withReport ? reportOf(simulation, estimates) : null };
}
