import { matgo, type Rules } from '@madang/engine/gostop';
import type { GamePlayers } from '../game-players.ts';
import { searchPlayer } from '../search/search-player.ts';
import { beginner } from './beginner.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';
import { pace } from './pace.ts';
import { policy } from './policy.ts';

export const gostop: GamePlayers = {
  players: [beginner, greedy, searchPlayer(matgo, policy)],
  policy,
  features,
  pace,
  unit: ({ gold }: Rules) => (gold ? 'gold' : 'points'),
  learning: () => import('./learning.ts'),
  match: async () => (await import('./match.ts')).match,
};
