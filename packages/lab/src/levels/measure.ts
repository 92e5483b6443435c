import { cpus } from 'node:os';
import type { Seating } from '@madang/players';
import { compare, FEWEST_DEALS } from '../compare.ts';
import { compareOnWorkers } from '../compare-on-workers.ts';
import { findPlayer, playersAt } from '../find-player.ts';
import { tableLuck } from '../luck/table-luck.ts';
import { earlierNetwork } from './earlier-network.ts';
import { areSame, makesOf, networksNow, seatingOf } from './makes.ts';
import {
  type ContestResult,
  type LevelResults,
  type Makes,
  readResults,
  replaced,
  type SpeedResult,
  writeResults,
} from './results.ts';
import { LEVELS_SEED, type LevelRow, levelRows, type SpeedRow, speedRows } from './rows.ts';
import { type Speed, Stopwatch } from './stopwatch.ts';

interface Measurement {
  /** Where results are kept. What it has is not measured again, so that an interrupted measurement goes on. */
  readonly file: string;
  /** Only what has one of these words in its name; empty: everything. */
  readonly only: readonly string[];
  /** The share of the deals that is played. */
  readonly share: number;
  /** Measures again what the file has. */
  readonly again: boolean;
  readonly workers?: number;
  readonly signal?: AbortSignal;
  tell(line: string): void;
  progress?(name: string, done: number, of: number): void;
}

/** For the time of a move, after some deals in which the compiler warms up. */
const SPEED_DEALS = 10;
const WARM_UP_DEALS = 3;

/** Measures row by row and keeps each result at once. Returns all that the file has at the end. */
export async function measureLevels(measurement: Measurement): Promise<LevelResults> {
  const { file, again } = measurement;
  let results = readResults(file);
  const keep = (changed: Partial<LevelResults>): void => {
    results = { ...results, ...changed, networks: networksNow() };
    writeResults(file, results);
  };
  for (const row of levelRows().filter(({ name }) => isWanted(measurement, name))) {
    const deals = Math.max(Math.min(FEWEST_DEALS, row.deals), Math.round(row.deals * measurement.share));
    const makes = await makesOf(row);
    const isKnown = results.contests.some(
      (one) => one.name === row.name && one.deals >= deals && areSame(one.makes, makes),
    );
    if (measurement.signal?.aborted || (isKnown && !again)) continue;
    const played = asPlayed(row, makes, deals, results) ?? (await playRow(row, makes, deals, measurement));
    if (played) keep({ contests: replaced(results.contests, played) });
  }
  for (const row of speedRows().filter(({ name }) => isWanted(measurement, name))) {
    const makes = await makesOf(row);
    const isKnown = results.speeds.some((one) => one.name === row.name && areSame(one.makes, makes));
    if (measurement.signal?.aborted || (isKnown && !again)) continue;
    const speed = await timeMoves(row, measurement);
    if (speed)
      keep({
        speeds: replaced(results.speeds, { name: row.name, date: today(), machine: machine(), makes, ...speed }),
      });
  }
  return results;
}

function isWanted({ only }: Measurement, name: string): boolean {
  return only.length === 0 || only.some((word) => name.includes(word));
}

/** The result of the same contest, where it was played with enough deals. */
function asPlayed(row: LevelRow, makes: Makes, deals: number, { contests }: LevelResults): ContestResult | undefined {
  const same = contests.find(({ name }) => name === row.same);
  return same && same.deals >= deals && areSame(same.makes, makes) ? { ...same, name: row.name } : undefined;
}

/** Undefined when it was interrupted, or a player is missing. */
async function playRow(
  row: LevelRow,
  makes: Makes,
  deals: number,
  measurement: Measurement,
): Promise<ContestResult | undefined> {
  const { name, game, rules, unit, table, seed } = row;
  const seating = seatingOf(row);
  const players = await namesOf(row, measurement);
  if (!players || !(await hasPlayers(seating, name, players, measurement))) return undefined;
  const luck = await tableLuck(seating);
  const started = performance.now();
  const compared = await compareOnWorkers({
    contest: {
      ...{ game, rules, seats: table.seats, players, unit, seed, budget: 0 },
      luckCorrected: luck !== undefined,
    },
    deals,
    ...(measurement.workers === undefined ? {} : { workers: measurement.workers }),
    ...(measurement.signal ? { signal: measurement.signal } : {}),
    progress: (done) => measurement.progress?.(name, done, deals),
  });
  if (compared.deals < deals) return undefined;
  const seconds = (performance.now() - started) / 1000;
  measurement.tell(`${name}: ${deals.toLocaleString('en')} deals in ${seconds.toFixed(0)} s`);
  return { name, date: today(), makes, ...(luck ? { luckNetwork: luck.network } : {}), ...compared };
}

/** The names by which the players of a row are found. Undefined when there is no earlier network, or not yet. */
async function namesOf(row: LevelRow, measurement: Measurement): Promise<LevelRow['players'] | undefined> {
  if (row.question !== 'generation') return row.players;
  const earlier = await earlierNetwork(row, measurement);
  return earlier === undefined ? undefined : [row.players[0], earlier];
}

/** Says so where a game has no such player. */
async function hasPlayers(
  seating: Seating,
  row: string,
  names: readonly string[],
  { tell }: Measurement,
): Promise<boolean> {
  for (const name of names)
    if (!(await findPlayer(seating, name))) {
      tell(`${row}: there is no player ${name}`);
      return false;
    }
  return true;
}

/** Undefined when it was interrupted, or the player is missing. */
async function timeMoves(
  row: SpeedRow,
  measurement: Measurement,
): Promise<Pick<SpeedResult, keyof Speed | 'iterations'> | undefined> {
  const seating = seatingOf(row);
  if (!(await hasPlayers(seating, row.name, row.players, measurement))) return undefined;
  const [player, easy] = await playersAt(seating, [...row.players, 'easy']);
  let stopwatch = new Stopwatch();
  for (const deals of [WARM_UP_DEALS, SPEED_DEALS]) {
    stopwatch = new Stopwatch();
    const players = [stopwatch.on(player), easy] as const;
    for (const _ of compare({ ...seating, players, deals, seed: LEVELS_SEED, unit: 'round' }))
      if (measurement.signal?.aborted) return undefined;
  }
  const { iterations } = player;
  return { ...stopwatch.result(), ...(iterations === undefined ? {} : { iterations }) };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function machine(): string {
  return `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
}
