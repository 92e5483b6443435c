import { tysiac as game } from '@madang/engine/tysiac';
import type { GamePlayers } from '../game-players.ts';
import { searchPlayer } from '../search/search-player.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';
import { greedyPasser, passer } from './passer.ts';
import { policy } from './policy.ts';
import { random } from './random.ts';

export { expectedAsDeclarer } from './greedy.ts';

export const tysiac: GamePlayers = {
  players: [random, greedy, passer, greedyPasser, searchPlayer(game, policy)],
  features,
  learning: () => import('./learning.ts'),
};
