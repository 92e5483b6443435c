import { koikoi as game } from '@madang/engine/koikoi';
import type { GamePlayers } from '../game-players.ts';
import { searchPlayer } from '../search/search-player.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';
import { policy } from './policy.ts';

export const koikoi: GamePlayers = {
  players: [greedy, searchPlayer(game, policy)],
  features,
  learning: () => import('./learning.ts'),
};
