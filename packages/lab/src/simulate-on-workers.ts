import { type Batch, batchSize } from './batches.ts';
import { type Entries, Estimates } from './estimates.ts';
import type { LogMode } from './log/log.ts';
import { type Report, reportOf } from './report.ts';
import type { Simulation } from './simulate.ts';
import { MATCHES, ROUNDS, type Totals, totalsOf } from './tally.ts';
import { runOnWorkers, type Workers } from './worker-pool.ts';

/** What is sent to each worker. */
export interface SimulationTask {
  readonly simulation: Simulation;
  readonly log: LogMode | null;
  readonly withReport: boolean;
  /** At most so many; then the last match is cut. */
  readonly rounds?: number;
}

/** What a worker returns for each batch. */
export interface BatchResult {
  readonly entries: Entries;
  /** Lines of JSON. */
  readonly text: string;
}

/** How long a simulation is. A number of rounds that is no whole number of matches ends in a part of a match. */
export interface Length {
  readonly count: number;
  readonly unit: 'rounds' | 'matches';
}

/** What whole batches came to: the number of the next match, and the sums. */
export interface SimulationState {
  readonly next: number;
  readonly entries: Entries;
}

export interface SimulationJob {
  readonly simulation: Simulation;
  readonly length: Length;
  readonly workers?: Workers;
  /** Called in the order of matches, with complete lines. */
  readonly log?: { readonly mode: LogMode; readonly write: (lines: string) => void };
  readonly withReport?: boolean;
  /** In the unit of the length. */
  readonly progress?: (done: number) => void;
  /** Stops early; finished matches count. */
  readonly signal?: AbortSignal;
  /** Continues from here. */
  readonly state?: SimulationState;
  /** Called after each whole batch. */
  readonly onState?: (state: () => SimulationState) => void;
}

interface SimulationResult {
  readonly totals: Totals;
  readonly report: Report | null;
  /** Whether it was played to its end. */
  readonly isComplete: boolean;
}

const MAX_BATCH = 2000;

/** Simulates on all cores. The result does not depend on the number of cores. */
export async function simulateOnWorkers(job: SimulationJob): Promise<SimulationResult> {
  const { simulation, length, workers, log, withReport = false, signal, state } = job;
  const estimates = new Estimates();
  if (state) estimates.add(state.entries);
  const series = length.unit === 'rounds' ? ROUNDS : MATCHES;
  const left = (): number => length.count - estimates.count(series);

  const take = ({ entries, text }: BatchResult, { to }: Batch): void => {
    estimates.add(entries);
    log?.write(text);
    job.progress?.(estimates.count(series));
    // Workers that stop early return a part of their batch.
    if (!signal?.aborted) job.onState?.(() => ({ next: to, entries: estimates.entries() }));
  };
  const task: SimulationTask = { simulation, log: log?.mode ?? null, withReport };
  const common = {
    work: 'simulate' as const,
    size: batchSize(length.count, MAX_BATCH),
    ...(workers === undefined ? {} : { workers }),
    ...(signal ? { signal } : {}),
  };
  let last: Batch | null = null;
  if (left() > 0)
    await runOnWorkers<SimulationTask, BatchResult>({
      ...{ ...common, task, from: state?.next ?? 0 },
      // How many matches have so many rounds shows when they are played.
      to: length.unit === 'rounds' ? Number.POSITIVE_INFINITY : length.count,
      isEnough: () => last !== null || left() <= 0,
      onResult: (result, batch) => {
        if ((result.entries[series]?.[0] ?? 0) > left()) last = batch;
        else take(result, batch);
      },
    });
  await playEnd(last);
  const totals = totalsOf(estimates, simulation.seats);
  return { totals, report: withReport ? reportOf(simulation, estimates) : null, isComplete: left() <= 0 };

  /** The batch in which the rounds end is played again, up to the last of them. */
  async function playEnd(batch: Batch | null): Promise<void> {
    if (!batch || signal?.aborted) return;
    await runOnWorkers<SimulationTask, BatchResult>({
      ...{ ...common, ...batch, task: { ...task, rounds: left() }, onResult: take },
    });
  }
}
