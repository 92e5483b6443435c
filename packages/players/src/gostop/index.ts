import type { GamePlayers } from '../game-players.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';

export const gostop: GamePlayers = { players: [greedy], features };
