import { readFileSync } from 'node:fs';
import type { Make, Seating } from '@madang/players';
import { findPlayer } from '../find-player.ts';
import { gameOf } from '../games.ts';
import type { ContestResult, LevelResults, Makes, NetworkEntry, SpeedResult } from './results.ts';
import { levelRows, type SpeedRow, speedRows } from './rows.ts';

const NETWORKS = new URL('../../../players/weights/index.jsonl', import.meta.url);

/** The networks of the package, with the first digits of their hashes. */
export function networksNow(): readonly NetworkEntry[] {
  return readFileSync(NETWORKS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { name, rounds, examples, cpuMinutes, bytes, hash } = JSON.parse(line) as NetworkEntry;
      return { name, rounds, examples, cpuMinutes, bytes, hash: hash.slice(0, 12) };
    });
}

export function seatingOf({ game: id, rules, table: { seats } }: SpeedRow): Seating {
  const game = gameOf(id);
  return { game, rules: game.configure(rules), seats };
}

/** Of the players of a row, as they are today. */
export function makesOf(row: SpeedRow): Promise<Makes> {
  return Promise.all(row.players.map((name) => makeOf(row, name)));
}

const known = new Map<string, Promise<Make | null>>();

/** Loaded once: many rows have the same players. */
function makeOf(row: SpeedRow, name: string): Promise<Make | null> {
  const key = `${row.game}/${row.rules.ruleset}/${row.table.seats}/${name}`;
  const make = known.get(key) ?? loadMake(seatingOf(row), name);
  known.set(key, make);
  return make;
}

/** The network of this package that plays at the table of a row. */
export async function networkOf(row: SpeedRow): Promise<NetworkEntry | undefined> {
  const player = await findPlayer(seatingOf(row), 'network');
  return networksNow().find(({ name }) => name === player?.make?.network);
}

async function loadMake(seating: Seating, name: string): Promise<Make | null> {
  const player = await findPlayer(seating, name);
  if (!player?.make) return null;
  const { network, ...rest } = player.make;
  const hash = networksNow().find((each) => each.name === network)?.hash;
  return hash === undefined ? rest : { network: hash, ...rest };
}

export function areSame(one: Makes | undefined, two: Makes): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

/** The results of players as they are today: what was measured with other networks or searches is stale, and left out. */
export async function freshResults({ contests, speeds, networks }: LevelResults): Promise<LevelResults> {
  const rows = new Map([...levelRows(), ...speedRows()].map((row) => [row.name, row]));
  const isFresh = async ({ name, makes }: ContestResult | SpeedResult): Promise<boolean> => {
    const row = rows.get(name);
    return row !== undefined && areSame(makes, await makesOf(row));
  };
  const fresh = async <T extends ContestResult | SpeedResult>(results: readonly T[]): Promise<readonly T[]> => {
    const kept = await Promise.all(results.map(isFresh));
    return results.filter((_, i) => kept[i]);
  };
  return { contests: await fresh(contests), speeds: await fresh(speeds), networks };
}
