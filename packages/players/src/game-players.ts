import type { AnyFeatures } from './learned/features.ts';
import type { AnyPlayer } from './player.ts';

/** What this package knows of one game. */
export interface GamePlayers {
  /** Beside the random player, which plays every game; a game may bring a player named `random` of its own. */
  readonly players: readonly AnyPlayer[];
  /** What a network is told of a position. */
  readonly features: AnyFeatures;
}
