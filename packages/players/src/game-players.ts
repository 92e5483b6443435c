import type { AnyState, Outcome, Seat } from '@madang/engine';
import type { AnyFeatures } from './learned/features.ts';
import type { AnySlots } from './learner/slots.ts';
import type { AnyPlayer } from './player.ts';

/** How a network learns a game by playing against itself. */
export interface Learning {
  slotsOf(rules: object, seats: number): AnySlots;
  /** What an outcome is worth to a seat, in units of about 1: what a network learns to expect. */
  worth(outcome: Outcome, state: AnyState, seat: Seat): number;
}

/** What this package knows of one game. */
export interface GamePlayers {
  /** Beside the random player, which plays every game; a game may bring a player named `random` of its own. */
  readonly players: readonly AnyPlayer[];
  /** What a network is told of a position. */
  readonly features: AnyFeatures;
  /** What self-play needs, loaded when it is wanted. */
  learning(): Promise<Learning>;
}
