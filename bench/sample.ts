// node bench/sample.ts NAME SEED ROUNDS: one measurement in a process of its own, as a line of JSON.
import { bestOf } from './round.ts';
import { bytesPerState, checkedRounds, KOIKOI_ROWS, TABLE_ROWS } from './rows.ts';

const [name, seed, rounds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
console.log(JSON.stringify(measured()));

function measured(): unknown {
  if (name === 'memory') return { bytes: bytesPerState() };
  if (name === 'checked') return checkedRounds(seed, rounds);
  const row = [...KOIKOI_ROWS, ...TABLE_ROWS].find((known) => known.name === name);
  if (!row) throw new Error(`there is no row ${name}`);
  row.run(seed + 1_000_000, Math.ceil(rounds / 4));
  return bestOf((first, some) => row.run(first, some), seed, rounds);
}
