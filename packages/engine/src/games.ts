import { check } from './check/game.ts';
import { gostop, matgo } from './gostop/game.ts';
import type { AnyGame } from './kernel/game.ts';
import type { Option } from './kernel/options.ts';
import { koikoi } from './koikoi/game.ts';
import { tysiac } from './tysiac/game.ts';

/** All the games there are. A new game is a new folder and a line here. */
export const GAMES: readonly AnyGame[] = [koikoi, gostop, matgo, tysiac, check];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** What can be set at a table of this game, and to what. */
export function optionsOf({ options }: AnyGame): Readonly<Record<string, Option<unknown>>> {
  return options;
}
