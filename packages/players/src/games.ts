import { check } from './check/index.ts';
import type { GamePlayers } from './game-players.ts';
import { gostop } from './gostop/index.ts';
import { koikoi } from './koikoi/index.ts';
import type { LevelPools } from './level-ratings.ts';
import { tysiac } from './tysiac/index.ts';

/** The list of this package: one line per game, by its id. A game without one has the random player and plain features. */
export const GAMES: Readonly<Partial<Record<string, GamePlayers>>> = {
  koikoi,
  gostop,
  matgo: gostop,
  tysiac,
  check,
};

/** The ratings of the levels, for a game that has them. */
export const LEVEL_RATINGS: Readonly<Partial<Record<string, () => Promise<{ readonly default: LevelPools }>>>> = {
  koikoi: () => import('./level-ratings/koikoi.json', { with: { type: 'json' } }),
  gostop: () => import('./level-ratings/gostop.json', { with: { type: 'json' } }),
  matgo: () => import('./level-ratings/matgo.json', { with: { type: 'json' } }),
  tysiac: () => import('./level-ratings/tysiac.json', { with: { type: 'json' } }),
  check: () => import('./level-ratings/check.json', { with: { type: 'json' } }),
};
