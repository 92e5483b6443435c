import { check } from './check/game.ts';
import { gostop, matgo } from './gostop/game.ts';
import type { AnyGame } from './kernel/game.ts';
import { koikoi } from './koikoi/game.ts';
import { tysiac } from './tysiac/game.ts';

/** All games. A new game is a new folder and one line here. */
export const GAMES: readonly AnyGame[] = [koikoi, gostop, matgo, tysiac, check];

/** The game of an id. */
export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
