import { check } from './check/index.ts';
import type { GamePlayers } from './game-players.ts';
import { gostop } from './gostop/index.ts';
import { koikoi } from './koikoi/index.ts';
import { tysiac } from './tysiac/index.ts';

/** The list of this package: one line per game, by its id. A game without one has the random player and plain features. */
export const GAMES: Readonly<Partial<Record<string, GamePlayers>>> = {
  koikoi,
  gostop,
  matgo: gostop,
  tysiac,
  check,
};
