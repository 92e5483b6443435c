// node bench/sample.ts NAME SEED ROUNDS: one measurement in a process of its own, as a line of JSON.
import { envSteps } from './laboratory/env-steps.ts';
import { logBytes } from './laboratory/log-bytes.ts';
import { reportSeconds } from './laboratory/report-seconds.ts';
import { onWorkers, SIMULATIONS } from './laboratory/simulation.ts';
import { bestOf } from './round.ts';
import { bytesPerState, checkedRounds, KOIKOI_ROWS, SIMULATION_ROWS, TABLE_ROWS } from './rows.ts';

const [name, seed, rounds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
console.log(JSON.stringify(await measured()));

async function measured(): Promise<unknown> {
  if (name === 'memory') return { bytes: bytesPerState() };
  if (name === 'log bytes') return Promise.all(SIMULATIONS.map(({ simulation }) => logBytes(simulation, rounds)));
  if (name === 'report') return reportSeconds(SIMULATIONS[0].simulation, rounds);
  if (name === 'env') return envSteps(rounds);
  if (name === 'workers') return onWorkers(SIMULATIONS[0].simulation, rounds);
  if (name === 'checked') return checkedRounds(seed, rounds);
  const row = [...KOIKOI_ROWS, ...TABLE_ROWS, ...SIMULATION_ROWS].find((known) => known.name === name);
  if (!row) throw new Error(`there is no row ${name}`);
  row.run(seed + 1_000_000, Math.ceil(rounds / 4));
  return bestOf((first, some) => row.run(first, some), seed, rounds);
}
