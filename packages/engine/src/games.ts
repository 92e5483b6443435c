import type { AnyGame } from './kernel/game.ts';
import { koikoi } from './koikoi/game.ts';

/** All the games there are. A new game is a new folder and a line here. */
export const GAMES: readonly AnyGame[] = [koikoi];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
