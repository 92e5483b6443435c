import type { GamePlayers } from '../game-players.ts';
import { features } from './features.ts';
import { memory } from './memory.ts';

export { Expectations } from './expectations.ts';

export const check: GamePlayers = { players: [memory], features };
