import { matgo } from '@madang/engine/gostop';
import type { GamePlayers } from '../game-players.ts';
import { searchPlayer } from '../search/search-player.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';
import { policy } from './policy.ts';

export const gostop: GamePlayers = {
  players: [greedy, searchPlayer(matgo, policy)],
  features,
  learning: () => import('./learning.ts'),
};
