import type { Assets } from '../assets.ts';
import { GAMES } from '../games.ts';
import type { Seating } from '../learned/encoder.ts';
import { type MatchChances, TableChances } from './match-chances.ts';
import { decodeTables, tableFor } from './table-file.ts';

/** The name of a game's file of tables. */
export function tablesName(gameId: string): string {
  return `${gameId}-match`;
}

/** Undefined where points are all that counts, or no table is made for rules like these. */
export async function loadMatchChances(
  { game, rules, seats }: Seating,
  assets: Pick<Assets, 'weights'>,
): Promise<MatchChances | undefined> {
  const match = await GAMES[game.id]?.match();
  const form = match?.formOf(rules, seats);
  if (!match || !form) return undefined;
  const tables = decodeTables(await assets.weights(tablesName(game.id)));
  const table = tableFor(game, match, tables, rules, seats);
  return table && new TableChances(game, match, form, table);
}
