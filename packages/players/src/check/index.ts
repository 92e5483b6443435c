import { check as game } from '@madang/engine/check';
import type { GamePlayers } from '../game-players.ts';
import { searchPlayer } from '../search/search-player.ts';
import { features } from './features.ts';
import { memory } from './memory.ts';
import { policy } from './policy.ts';

export { Expectations } from './expectations.ts';

export const check: GamePlayers = {
  players: [memory, searchPlayer(game, policy)],
  features,
  learning: () => import('./learning.ts'),
};
