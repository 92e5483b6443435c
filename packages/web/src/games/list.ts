import type { Language } from '@madang/narrators/language';
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

/** The levels of bots, the weakest first. */
export function levelsOf(id: string): readonly string[] {
  return known(id).levels;
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
