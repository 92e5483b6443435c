import type { AnyGame } from '@madang/engine';
import { GAMES } from './games.ts';
import { type AnyPlayer, randomPlayer } from './player.ts';

/** The levels that a person can choose, the weakest first. A level is the first of these players that the game has. */
const LEVELS: Readonly<Record<string, readonly string[]>> = {
  beginner: ['random'],
  easy: ['greedy', 'memory'],
};

/** Every player of a game by its own name, for researchers. */
export function playersOf(game: AnyGame): readonly AnyPlayer[] {
  const own = GAMES[game.id]?.players ?? [];
  return own.some(({ name }) => name === 'random') ? own : [randomPlayer, ...own];
}

/** The levels a game offers, the weakest first. */
export function levelsOf(game: AnyGame): readonly string[] {
  const names = playersOf(game).map((player) => player.name);
  return Object.keys(LEVELS).filter((level) => LEVELS[level].some((name) => names.includes(name)));
}

/** A player by its level or its name; undefined when the game has no such player. */
export function playerOf(game: AnyGame, levelOrName: string): AnyPlayer | undefined {
  const names = Object.hasOwn(LEVELS, levelOrName) ? LEVELS[levelOrName] : [levelOrName];
  return playersOf(game).find((player) => names.includes(player.name));
}
