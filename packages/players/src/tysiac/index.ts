import { tysiac as game } from '@madang/engine/tysiac';
import type { GamePlayers } from '../game-players.ts';
import { searchPlayer } from '../search/search-player.ts';
import { beginner } from './beginner.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';
import { pace } from './pace.ts';
import { greedyPasser, passer } from './passer.ts';
import { policy } from './policy.ts';
import { random } from './random.ts';

export { expectedAsDeclarer } from './greedy.ts';

export const tysiac: GamePlayers = {
  players: [random, beginner, greedy, passer, greedyPasser, searchPlayer(game, policy)],
  policy,
  features,
  pace,
  // The same rules, with a limit that matches between people do not reach.
  ratedAs: { simulation: 'seed' },
  learning: () => import('./learning.ts'),
  match: async () => (await import('./match.ts')).match,
};
