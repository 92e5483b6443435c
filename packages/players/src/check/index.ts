import { check as game } from '@madang/engine/check';
import type { GamePlayers } from '../game-players.ts';
import { searchPlayer } from '../search/search-player.ts';
import { beginner } from './beginner.ts';
import { features } from './features.ts';
import { memory } from './memory.ts';
import { pace } from './pace.ts';
import { policy } from './policy.ts';

export { Expectations } from './expectations.ts';

export const check: GamePlayers = {
  players: [beginner, memory, searchPlayer(game, policy)],
  policy,
  features,
  pace,
  // Whatever a match counts, strong players play for the win of the round.
  unit: () => 'wins',
  levelGaps: [
    // There is no network for these rules, and the short search instead of it is weaker than easy.
    { levels: ['medium'], seats: game.seats, rulesets: ['strict'] },
    // For two, no search that was tried can be told from that of strong.
    { levels: ['master'], seats: [2], rulesets: ['seed'] },
  ],
  learning: () => import('./learning.ts'),
  match: async () => (await import('./match.ts')).match,
};
