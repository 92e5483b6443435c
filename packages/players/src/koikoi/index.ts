import { koikoi as game } from '@madang/engine/koikoi';
import type { GamePlayers } from '../game-players.ts';
import { searchPlayer } from '../search/search-player.ts';
import { beginner } from './beginner.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';
import { pace } from './pace.ts';
import { policy } from './policy.ts';

export const koikoi: GamePlayers = {
  players: [beginner, greedy, searchPlayer(game, policy)],
  policy,
  features,
  pace,
  learning: () => import('./learning.ts'),
  match: async () => (await import('./match.ts')).match,
};
