/** The benchmark's rounds as `madang simulate` plays them: whole matches with their counts, and with a log. */
import { findGame, type Json } from '@madang/engine';
import { type Simulation, simulate, simulateOnWorkers, totalsOf } from '@madang/lab';
import type { Played } from '../round.ts';

/** A simulation of random players that is measured, and the row of the bare engine that plays the same rules. */
interface Table {
  readonly name: string;
  readonly bare: string;
  readonly simulation: Simulation;
}

export const SIMULATIONS: readonly [Table, ...Table[]] = [
  { name: 'simulate koikoi (seed)', bare: 'koikoi (seed), 2 players', simulation: randomly('koikoi') },
  {
    name: 'simulate matgo (kr-matgo-house-v1)',
    bare: 'matgo (kr-matgo-house-v1), 2 players',
    simulation: randomly('matgo'),
  },
];

function randomly(id: string): Simulation {
  const rules = findGame(id)?.configure() as Json;
  return { game: id, rules, seats: 2, players: ['random', 'random'], seed: 'bench', budget: 0, inputs: {} };
}

/** Every match has about so many rounds; a sample is as long as those of the other rows. */
const ROUNDS_PER_MATCH = 10;

/** One core, in this thread. With a log, its lines are made as the workers make them. */
export function simulated(simulation: Simulation, withLog: boolean, first: number, rounds: number): Played {
  const from = Math.floor(first / ROUNDS_PER_MATCH);
  const start = process.cpuUsage();
  let bytes = 0;
  const write = (line: object): void => {
    bytes += JSON.stringify(line).length + 1;
  };
  const log = withLog ? { log: { mode: 'compact' as const, write } } : {};
  const { estimates } = simulate(simulation, from, from + Math.ceil(rounds / ROUNDS_PER_MATCH), {
    ...{ ...log, withReport: withLog },
  });
  const { user, system } = process.cpuUsage(start);
  const totals = totalsOf(estimates, simulation.seats);
  return {
    ...{ rounds: totals.rounds, actions: totals.actions, checksum: bytes },
    cpuSeconds: (user + system) / 1e6,
  };
}

/** Rounds per CPU-second on one worker and on two: what the second core adds, whoever else uses the machine. */
export async function onWorkers(simulation: Simulation, rounds: number): Promise<readonly [number, number]> {
  return [await steadyRate(simulation, rounds, 1), await steadyRate(simulation, rounds, 2)];
}

/** Between these shares of the rounds: workers load and compile at the beginning, and wait for each other at the end. */
const [STEADY_FROM, STEADY_TO] = [0.4, 0.9];

async function steadyRate(simulation: Simulation, rounds: number, workers: number): Promise<number> {
  const marks: { readonly done: number; readonly cpu: number }[] = [];
  const start = cpuSeconds();
  await simulateOnWorkers({
    ...{ simulation, length: { count: rounds, unit: 'rounds' }, workers },
    progress: (done) => {
      if (done < STEADY_FROM * rounds || done > STEADY_TO * rounds) return;
      marks.push({ done, cpu: cpuSeconds() });
    },
  });
  const [first, last] = [marks[0], marks.at(-1)];
  // A short simulation has too few batches for that.
  if (!first || !last || first === last) return rounds / (cpuSeconds() - start);
  return (last.done - first.done) / (last.cpu - first.cpu);
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
