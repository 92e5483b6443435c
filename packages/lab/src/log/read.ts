import { findGame, isRecord } from '@madang/engine';
import { LabError } from '../failure.ts';
import type { Simulation } from '../simulate.ts';
import { COMPACT_FORMAT, type GameLine } from './compact.ts';
import { DELTA_FORMAT, type DeltaLine } from './delta.ts';
import { linesOf } from './lines.ts';

/** A match of a log: its number, and all its actions by their place in the catalogue. */
export interface LoggedMatch {
  readonly game: number;
  readonly actions: readonly number[];
  /** Where it stands, for whoever finds it wrong. */
  readonly where: string;
  /** Which part of the file has been read with it, from 0 to 1. */
  readonly part: number;
}

/** A log of either kind: what was simulated, and the matches one after the other. */
export interface Log {
  readonly file: string;
  readonly simulation: Simulation;
  matches(): Generator<LoggedMatch, void, undefined>;
}

export function openLog(file: string): Log {
  for (const { text } of linesOf(file)) {
    const { format, simulation } = headerFrom(file, text);
    return { file, simulation, matches: () => matchesOf(file, format) };
  }
  throw new LabError(`${file} is empty`);
}

function headerFrom(file: string, text: string): { readonly format: string; readonly simulation: Simulation } {
  const header = parsed(text);
  const format = isRecord(header) ? header.format : null;
  if (!isRecord(header) || (format !== COMPACT_FORMAT && format !== DELTA_FORMAT))
    throw new LabError(`${file} is no log of games: its first line does not say so`);
  const { game, seats, players, seed, budget = 0, inputs = {}, rules } = header;
  const isWhole =
    typeof game === 'string' &&
    findGame(game) &&
    typeof seats === 'number' &&
    Array.isArray(players) &&
    isRecord(rules);
  if (!isWhole) throw new LabError(`${file}:1: the first line lacks a part`);
  return { format, simulation: { game, rules, seats, players, seed, budget, inputs } as Simulation };
}

function* matchesOf(file: string, format: string): Generator<LoggedMatch, void, undefined> {
  for (const { text, number, part } of linesOf(file)) {
    if (number === 1 || text === '') continue;
    const where = `${file}:${number}`;
    const line = parsed(text);
    const match = isRecord(line) ? matchFrom(line, format) : null;
    if (!match) throw new LabError(`${where}: it is no match`);
    yield { ...match, where, part };
  }
}

function matchFrom(line: object, format: string): Pick<LoggedMatch, 'game' | 'actions'> | null {
  if (format === COMPACT_FORMAT) {
    const { game, rounds } = line as GameLine;
    return Array.isArray(rounds)
      ? { game, actions: rounds.flatMap((round: GameLine['rounds'][number]) => round.actions) }
      : null;
  }
  const { g, r } = line as DeltaLine;
  if (!Array.isArray(r)) return null;
  return { game: g, actions: r.flatMap(({ t }: DeltaLine['r'][number]) => t.map(({ i }) => i)).filter((i) => i >= 0) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
