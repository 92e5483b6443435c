import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { checkedRounds, copied, everyTable, inPlace, keptStates } from './engine.ts';
import { SIMULATIONS, simulated } from './laboratory/simulation.ts';
import { type Played, playRounds } from './round.ts';

/** What can be measured in a process of its own, by name. */
interface Row {
  readonly name: string;
  /** How many rounds make a sample of a few seconds. */
  readonly rounds: number;
  run(baseSeed: number, rounds: number): Played;
}

export const KOIKOI_ROWS: readonly Row[] = [
  { name: 'koikoi in place', rounds: 600_000, run: inPlace },
  { name: 'koikoi copied at each action', rounds: 600_000, run: copied },
  { name: 'boardgame.io, moves that call its events', rounds: 500, run: boardgameIo('events') },
  { name: 'boardgame.io, moves that mutate drafts', rounds: 500, run: boardgameIo('drafts') },
  { name: 'boardgame.io, moves that return copies', rounds: 1500, run: boardgameIo('copies') },
];

function boardgameIo(style: 'events' | 'drafts' | 'copies'): Row['run'] {
  // Only where it is asked for: the library takes a while to load.
  return (baseSeed, rounds) => loaded.run(baseSeed, rounds, style);
}
const loaded = process.argv[2]?.startsWith('boardgame.io') ? await import('./boardgame-io.ts') : { run: notLoaded };

function notLoaded(): never {
  throw new Error('boardgame.io is loaded in its own process only');
}

export const TABLE_ROWS: readonly Row[] = everyTable().map(({ name, play }) => ({
  name,
  rounds: 250_000,
  run: (baseSeed, rounds) => playRounds(baseSeed, rounds, play),
}));

/** The rows of this engine, without boardgame.io. */
export const ENGINE_ROWS: readonly Row[] = [...KOIKOI_ROWS.slice(0, 2), ...TABLE_ROWS];

/** What `madang simulate` makes of the engine's speed, with all counts, and with a compact log and its report. */
export const SIMULATION_ROWS: readonly Row[] = SIMULATIONS.flatMap(({ name, simulation }) => [
  { name, rounds: 250_000, run: (first: number, rounds: number) => simulated(simulation, false, first, rounds) },
  {
    name: `${name}, compact log and report`,
    rounds: 250_000,
    run: (first: number, rounds: number) => simulated(simulation, true, first, rounds),
  },
]);

/** Bytes of heap for each kept state. */
export function bytesPerState(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = keptStates(1, 20_000);
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / kept.length;
  return kept.length > 0 ? bytes : 0;
}

export { checkedRounds };
