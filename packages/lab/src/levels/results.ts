import { existsSync, readFileSync } from 'node:fs';
import type { Make } from '@madang/players';
import type { Compared } from '../compare.ts';
import { LabError } from '../failure.ts';
import { Output } from '../output.ts';
import { levelRows, speedRows } from './rows.ts';
import type { Speed } from './stopwatch.ts';

const FORMAT = 'madang-levels-1';

/** What players were made of, in their order; null for one whose code is all. A network is told by the first digits of its hash. */
export type Makes = readonly (Make | null)[];

/** A contest that was played to its end. */
export interface ContestResult extends Compared {
  /** The name of its row. */
  readonly name: string;
  readonly date: string;
  readonly makes: Makes;
  /** The hash of the network by which the luck of draws was measured. */
  readonly luckNetwork?: string;
}

export interface SpeedResult extends Speed {
  readonly name: string;
  readonly date: string;
  readonly machine: string;
  readonly makes: Makes;
  /** That the level's search has for a move. */
  readonly iterations?: number;
}

/** A network of `packages/players/weights`, as its index describes it. */
export interface NetworkEntry {
  readonly name: string;
  readonly rounds: number;
  readonly examples: number;
  readonly cpuMinutes: number;
  readonly bytes: number;
  readonly hash: string;
}

/** What has been measured so far. */
export interface LevelResults {
  readonly contests: readonly ContestResult[];
  readonly speeds: readonly SpeedResult[];
  /** The networks with which the last rows were measured. */
  readonly networks: readonly NetworkEntry[];
}

const NOTHING: LevelResults = { contests: [], speeds: [], networks: [] };

/** Nothing where there is no file yet. */
export function readResults(file: string): LevelResults {
  if (!existsSync(file)) return NOTHING;
  const { format, contests, speeds, networks } = parsed(file);
  if (format !== FORMAT) throw new LabError(`${file} has no results of levels (its format is not ${FORMAT})`);
  return { contests, speeds, networks };
}

function parsed(file: string): LevelResults & { readonly format: unknown } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new LabError(`${file} is not JSON`);
    throw error;
  }
}

/** One line for each result, in the order of the rows, so that a change is easy to read. */
export function writeResults(file: string, { contests, speeds, networks }: LevelResults): void {
  const lists = [
    `"contests": ${listOf(inOrder(contests, contestNames()))}`,
    `"speeds": ${listOf(inOrder(speeds, speedNames()))}`,
    `"networks": ${listOf(networks)}`,
  ];
  new Output(file).write(`{\n"format": "${FORMAT}",\n${lists.join(',\n')}\n}\n`);
}

function contestNames(): readonly string[] {
  return levelRows().map(({ name }) => name);
}

function speedNames(): readonly string[] {
  return speedRows().map(({ name }) => name);
}

/** Results of rows that are no longer measured are left out. */
function inOrder<T extends { readonly name: string }>(results: readonly T[], names: readonly string[]): readonly T[] {
  return names.flatMap((name) => results.filter((result) => result.name === name));
}

function listOf(results: readonly object[]): string {
  return results.length === 0 ? '[]' : `[\n${results.map((each) => JSON.stringify(each, rounded)).join(',\n')}\n]`;
}

/** Six digits are enough. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
}

/** The results with this one in place of an older one of the same name. */
export function replaced<T extends { readonly name: string }>(results: readonly T[], result: T): readonly T[] {
  return [...results.filter(({ name }) => name !== result.name), result];
}
