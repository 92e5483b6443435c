import type { AnyGame } from '@madang/engine';
import type { GameMatch } from './game-match.ts';
import type { RoundResult } from './standing.ts';

/** The chances in a race at a grid of scores. */
export interface RaceTable {
  /** The scores of the grid, the same for every seat, rising. */
  readonly lines: readonly number[];
  /** The own chance in each class of `gridClasses`. */
  readonly chances: Float64Array;
}

/** What is known of matches by some rules. */
export interface MatchTable {
  /** As for `configure`. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly results: readonly RoundResult[];
  readonly race?: RaceTable;
}

/** As it stands in the file, which is JSON. */
interface StoredTable {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** `14 0` points by seat, `211*14 0` where that was seen more than once; with a comma between two results. */
  readonly results: string;
  /** A byte for each chance, in base64. */
  readonly race?: { readonly lines: readonly number[]; readonly chances: string };
}

/** The byte of a chance of 1. */
const CERTAIN = 250;

export function encodeTables(tables: readonly MatchTable[]): Uint8Array<ArrayBuffer> {
  const stored = tables.map(({ results, race, ...rest }) => ({
    ...rest,
    results: results.map(({ count, points }) => `${count > 1 ? `${count}*` : ''}${points.join(' ')}`).join(),
    ...(race && { race: { lines: race.lines, chances: btoa(String.fromCharCode(...bytesOf(race.chances))) } }),
  }));
  return new TextEncoder().encode(`[\n${stored.map((table) => JSON.stringify(table)).join(',\n')}\n]\n`);
}

function bytesOf(chances: Float64Array): readonly number[] {
  return Array.from(chances, (chance) => Math.round(chance * CERTAIN));
}

export function decodeTables(bytes: Uint8Array): readonly MatchTable[] {
  const stored: readonly StoredTable[] = JSON.parse(new TextDecoder().decode(bytes));
  return stored.map(({ results, race, ...rest }) => ({
    ...rest,
    results: results.split(',').map(resultOf),
    ...(race && { race: { lines: race.lines, chances: chancesOf(race.chances) } }),
  }));
}

function resultOf(text: string): RoundResult {
  const [points, count = '1'] = text.split('*').reverse();
  return { count: Number(count), points: points.split(' ').map(Number) };
}

function chancesOf(text: string): Float64Array {
  return Float64Array.from(atob(text), (character) => character.charCodeAt(0) / CERTAIN);
}

/** A table serves rules that differ from its own in no more options than this. */
const MOST_DIFFERENCES = 2;

/** The table of the rules that are most like these; undefined when none is like enough. */
export function tableFor(
  game: AnyGame,
  { decisive, indifferent }: Pick<GameMatch, 'decisive' | 'indifferent'>,
  tables: readonly MatchTable[],
  rules: object,
  seats: number,
): MatchTable | undefined {
  const wanted = textsOf(game, rules);
  let least = MOST_DIFFERENCES + 1;
  let nearest: MatchTable | undefined;
  for (const table of tables) {
    if (table.seats !== seats) continue;
    const has = textsOf(game, game.configure(table.options));
    const differing = Object.keys(wanted).filter((name) => wanted[name] !== has[name] && !indifferent.includes(name));
    if (differing.some((name) => decisive.includes(name)) || differing.length >= least) continue;
    least = differing.length;
    nearest = table;
  }
  return nearest;
}

function textsOf({ options }: AnyGame, rules: object): Readonly<Record<string, string>> {
  const entries = Object.entries(rules).filter(([name]) => Object.hasOwn(options, name));
  return Object.fromEntries(entries.map(([name, value]) => [name, JSON.stringify(value)]));
}
