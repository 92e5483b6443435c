import type { Language } from '@madang/narrators/language';
import { nearestLevel, offeredLevels, placeOf } from '@madang/players/level-gaps';
import { MODEL } from '../models/model-level.ts';
import { checkEntry } from './check/entry.ts';
import type { GameEntry } from './entry.ts';
import { gostopEntry } from './gostop/entry.ts';
import { KNOWN, type KnownGame } from './known.ts';
import { koikoiEntry } from './koikoi/entry.ts';
import { matgoEntry } from './matgo/entry.ts';
import { tysiacEntry } from './tysiac/entry.ts';

/** The games with a part of the page of their own, one line each. The others get the generic table. */
const ENTRIES: readonly GameEntry[] = [koikoiEntry, gostopEntry, matgoEntry, tysiacEntry, checkEntry];

/** Every game of the engine, those with an entry first. */
export const GAME_IDS: readonly string[] = [
  ...ENTRIES.map(({ id }) => id).filter(isGame),
  ...KNOWN.map(({ id }) => id).filter((id) => !entryOf(id)),
];

export function isGame(id: string): boolean {
  return KNOWN.some((game) => game.id === id);
}

export function entryOf(id: string): GameEntry | null {
  return ENTRIES.find((entry) => entry.id === id) ?? null;
}

/** A game without an entry is called by its id. */
export function gameName(id: string, language: Language): string {
  return entryOf(id)?.names[language] ?? id.charAt(0).toUpperCase() + id.slice(1);
}

/** The possible numbers of players, the usual one first. */
export function seatsOf(id: string): readonly number[] {
  const { seats } = known(id);
  const usual = entryOf(id)?.usualSeats ?? seats[0];
  return [usual, ...seats.filter((count) => count !== usual)];
}

/** All levels of bots of a game, the weakest first. */
export function levelsOf(id: string): readonly string[] {
  return known(id).levels;
}

/** A table, as far as its levels depend on it. */
interface LevelTable {
  readonly seats: number;
  /** Whole, or what differs from the default rules. */
  readonly rules: object;
}

/** The levels that are offered at a table, the weakest first. */
export function levelsAt(id: string, { seats, rules }: LevelTable): readonly string[] {
  const { levels, levelGaps } = known(id);
  return offeredLevels(levels, levelGaps, placeOf(seats, { ruleset: defaultRuleset(id), ...rules }));
}

/** A level for a table: the wanted one, the next weaker one where it is not offered, otherwise the usual one. */
export function levelNear(id: string, level: unknown, table: LevelTable): string {
  if (!isLevel(id, level)) return usualLevel(id);
  if (level.startsWith(MODEL)) return level;
  return nearestLevel(level, levelsOf(id), levelsAt(id, table)) ?? usualLevel(id);
}

/** One of the game's levels, or `model:NAME` for a model that was opened on this page. */
export function isLevel(id: string, level: unknown): level is string {
  return typeof level === 'string' && (level.startsWith(MODEL) || levelsOf(id).includes(level));
}

/** The default level. */
export function usualLevel(id: string): string {
  return known(id).usualLevel;
}

export function defaultRuleset(id: string): string {
  return known(id).defaultRuleset;
}

function known(id: string): KnownGame {
  const game = KNOWN.find((each) => each.id === id);
  if (!game) throw new Error(`there are no rules for ${id}`);
  return game;
}
