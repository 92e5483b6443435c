import { type AnyGame, findGame } from '@madang/engine';
import type { AnyAnalysis, ScoredIn } from './analysis.ts';
import { checkAnalysis } from './check/analysis.ts';
import { checkTables } from './check/level-tables.ts';
import { gostopAnalysis } from './gostop/analysis.ts';
import { gostopTables, matgoTables } from './gostop/level-tables.ts';
import { koikoiAnalysis } from './koikoi/analysis.ts';
import { koikoiTables } from './koikoi/level-tables.ts';
import type { LevelTable } from './levels/level-table.ts';
import { tysiacAnalysis } from './tysiac/analysis.ts';
import { tysiacTables } from './tysiac/level-tables.ts';

/** The lab's list of games: one line per game. A game that is not listed has the common reports and logs. */
const ANALYSES: Readonly<Record<string, AnyAnalysis>> = {
  koikoi: koikoiAnalysis,
  gostop: gostopAnalysis,
  matgo: gostopAnalysis,
  tysiac: tysiacAnalysis,
  check: checkAnalysis,
};

/** The tables at which the levels of a game are measured (docs/players.md). */
const LEVEL_TABLES: Readonly<Record<string, readonly LevelTable[]>> = {
  koikoi: koikoiTables,
  gostop: gostopTables,
  matgo: matgoTables,
  tysiac: tysiacTables,
  check: checkTables,
};

/** The game with this id, where plain data names a game that is known to exist. */
export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** Undefined for a game that is not listed. */
export function analysisOf({ id }: AnyGame): AnyAnalysis | undefined {
  return Object.hasOwn(ANALYSES, id) ? ANALYSES[id] : undefined;
}

/** None for a game that is not listed. */
export function levelTablesOf({ id }: AnyGame): readonly LevelTable[] {
  return Object.hasOwn(LEVEL_TABLES, id) ? LEVEL_TABLES[id] : [];
}

/** The unit of scores at a table with these rules, as `configure` takes them. */
export function scoredIn(game: AnyGame, rules: unknown): ScoredIn {
  return analysisOf(game)?.scoredIn?.(game.configure(rules)) ?? 'points';
}

/** Whether the hour at which a match begins matters at a table with these rules. */
export function asksHour(game: AnyGame, rules: unknown): boolean {
  return analysisOf(game)?.asksHour?.(game.configure(rules)) ?? false;
}
