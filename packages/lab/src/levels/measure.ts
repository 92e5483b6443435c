import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { loadPlayer, type Seating } from '@madang/players';
import { nodeAssets } from '@madang/players/node';
import { compare, FEWEST_DEALS } from '../compare.ts';
import { compareOnWorkers } from '../compare-on-workers.ts';
import { findPlayer, playersAt } from '../find-player.ts';
import { gameOf } from '../games.ts';
import { tableLuck } from '../luck/table-luck.ts';
import type { LevelTable } from './level-table.ts';
import {
  type ContestResult,
  type LevelResults,
  type NetworkEntry,
  readResults,
  replaced,
  type SpeedResult,
  writeResults,
} from './results.ts';
import { LEVELS_SEED, type LevelRow, levelRows, speedName, TIMED, timedTables } from './rows.ts';
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

const NETWORKS = new URL('../../../players/weights/index.jsonl', import.meta.url);
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
    const known = results.contests.find(({ name }) => name === row.name);
    if (measurement.signal?.aborted || (known && known.deals >= deals && !again)) continue;
    const played = (await asMedium(row, deals, results)) ?? (await playRow(row, deals, measurement));
    if (played) keep({ contests: replaced(results.contests, played) });
  }
  for (const { game, table } of timedTables())
    for (const player of TIMED) {
      const name = speedName(game, table, player);
      const isKnown = results.speeds.some((speed) => speed.name === name);
      if (measurement.signal?.aborted || !isWanted(measurement, name) || (isKnown && !again)) continue;
      const speed = await timeMoves(seatingOf(game, table.rules, table), name, player, measurement);
      if (speed) keep({ speeds: replaced(results.speeds, { name, date: today(), machine: machine(), ...speed }) });
    }
  return results;
}

function isWanted({ only }: Measurement, name: string): boolean {
  return only.length === 0 || only.some((word) => name.includes(word));
}

function seatingOf(id: string, rules: LevelTable['rules'], { seats }: LevelTable): Seating {
  const game = gameOf(id);
  return { game, rules: game.configure(rules), seats };
}

/** A level without a search is the network alone: then strong against medium was the same contest, and is not played again. */
async function asMedium(row: LevelRow, deals: number, { contests }: LevelResults): Promise<ContestResult | undefined> {
  if (row.question !== 'network') return undefined;
  const same = contests.find(({ name }) => name === row.name.replace('network', 'medium'));
  if (!same || same.deals < deals) return undefined;
  const medium = await loadPlayer(seatingOf(row.game, row.rules, row.table), 'medium', nodeAssets);
  return medium && medium.iterations === undefined ? { ...same, name: row.name } : undefined;
}

/** Undefined when it was interrupted, or a player is missing. */
async function playRow(row: LevelRow, deals: number, measurement: Measurement): Promise<ContestResult | undefined> {
  const { name, game, rules, unit, players, table } = row;
  const seating = seatingOf(game, rules, table);
  if (!(await hasPlayers(seating, name, players, measurement))) return undefined;
  const luck = await tableLuck(seating);
  const started = performance.now();
  const compared = await compareOnWorkers({
    contest: {
      ...{ game, rules, seats: table.seats, players, unit, seed: LEVELS_SEED, budget: 0 },
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
  return { name, date: today(), ...(luck ? { luckNetwork: luck.network } : {}), ...compared };
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
  seating: Seating,
  row: string,
  name: string,
  measurement: Measurement,
): Promise<Pick<SpeedResult, keyof Speed | 'iterations'> | undefined> {
  if (!(await hasPlayers(seating, row, [name], measurement))) return undefined;
  const [player, easy] = await playersAt(seating, [name, 'easy']);
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

function networksNow(): readonly NetworkEntry[] {
  return readFileSync(NETWORKS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { name, rounds, examples, cpuMinutes, bytes, hash } = JSON.parse(line) as NetworkEntry;
      return { name, rounds, examples, cpuMinutes, bytes, hash: hash.slice(0, 12) };
    });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function machine(): string {
  return `Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
}
