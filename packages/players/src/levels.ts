import type { AnyGame } from '@madang/engine';
import type { Assets } from './assets.ts';
import { GAMES, LEVEL_RATINGS } from './games.ts';
import type { Seating } from './learned/encoder.ts';
import { type LevelGap, type LevelPlace, nearestLevel, offeredLevels } from './level-gaps.ts';
import { type LevelRating, ratingsAt } from './level-ratings.ts';
import { type AnyPlayer, randomPlayer } from './player.ts';

/** The levels that a person can choose, the weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'strong', 'master'] as const;
/** The name of a level. */
export type Level = (typeof LEVELS)[number];

/** The levels that need no files. A level is the first of these players that the game has. */
const PLAIN_LEVELS: Readonly<Record<string, readonly string[]>> = {
  beginner: ['beginner', 'random'],
  easy: ['greedy', 'memory'],
};

/** The players of a game by their own names, for researchers; those that need files are not among them. */
export function playersOf(game: AnyGame): readonly AnyPlayer[] {
  const own = GAMES[game.id]?.players ?? [];
  return own.some(({ name }) => name === 'random') ? own : [randomPlayer, ...own];
}

/**
 * All levels of a game, the weakest first; `levelsAt` says which are offered at a table. A game that is not in the list has a
 * search with random rollouts.
 */
export function levelsOf(game: AnyGame): readonly string[] {
  return GAMES[game.id] ? LEVELS : ['beginner', 'medium'];
}

/** The tables of a game at which levels are not offered. */
export function levelGapsOf(game: AnyGame): readonly LevelGap[] {
  return GAMES[game.id]?.levelGaps ?? [];
}

/** The levels that are offered at a table, the weakest first. Records may name others: all levels of a game play at all its tables. */
export function levelsAt(game: AnyGame, place: LevelPlace): readonly string[] {
  return offeredLevels(levelsOf(game), levelGapsOf(game), place);
}

/** The set of rules as which matches by this one are rated: itself, or one that differs little. */
export function ratedAs(game: AnyGame, ruleset: string): string {
  return GAMES[game.id]?.ratedAs?.[ruleset] ?? ruleset;
}

/** The ratings of the levels that are offered at a table, the weakest first; none where nothing was measured. */
export async function loadLevelRatings(game: AnyGame, { seats, ruleset }: LevelPlace): Promise<readonly LevelRating[]> {
  const file = await LEVEL_RATINGS[game.id]?.();
  if (!file) return [];
  const offered = levelsAt(game, { seats, ruleset });
  const rated = ratingsAt(file.default, { seats, ruleset: ratedAs(game, ruleset) });
  return rated.filter(({ level }) => offered.includes(level));
}

/** A level for a table: the wanted one, the next weaker one where it is not offered, the usual one where there is no such level. */
export function levelNear(game: AnyGame, level: string, place: LevelPlace): string {
  return nearestLevel(level, levelsOf(game), levelsAt(game, place)) ?? usualLevel(game);
}

/** The level where none is asked for: `easy`, or the weakest where the game has no such level. */
export function usualLevel(game: AnyGame): string {
  const levels = levelsOf(game);
  return levels.includes('easy') ? 'easy' : levels[0];
}

/**
 * A player by its level or its name, where it needs no files; undefined when there is none. `loadPlayer` finds every
 * player.
 */
export function playerOf(game: AnyGame, levelOrName: string): AnyPlayer | undefined {
  const names = Object.hasOwn(PLAIN_LEVELS, levelOrName) ? PLAIN_LEVELS[levelOrName] : [levelOrName];
  const players = playersOf(game);
  for (const name of names) {
    const player = players.find((one) => one.name === name);
    if (player) return player;
  }
  return undefined;
}

/** A level that is a trained model: `model:NAME`. */
export const MODEL = 'model:';

/**
 * A player of a table by its level, its name or `model:NAME`; undefined when the game has no such player. A ModelError says
 * why a model cannot be used.
 */
export async function loadPlayer(
  seating: Seating,
  levelOrName: string,
  assets: Assets,
): Promise<AnyPlayer | undefined> {
  const plain = playerOf(seating.game, levelOrName);
  if (plain) return plain;
  if (levelOrName.startsWith(MODEL)) {
    const { loadModelPlayer } = await import('./learned/load.ts');
    return loadModelPlayer(seating, levelOrName, assets);
  }
  const { loadStrong } = await import('./strong/load.ts');
  return loadStrong(seating, levelOrName, assets);
}
