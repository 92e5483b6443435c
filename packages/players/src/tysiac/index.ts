import type { GamePlayers } from '../game-players.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';
import { greedyPasser, passer } from './passer.ts';
import { random } from './random.ts';

export { expectedAsDeclarer } from './greedy.ts';

export const tysiac: GamePlayers = { players: [random, greedy, passer, greedyPasser], features };
