import type { AnyState, Outcome, Seat } from '@madang/engine';
import type { AnyFeatures } from './learned/features.ts';
import type { Recipe } from './learner/recipe.ts';
import type { AnySlots } from './learner/slots.ts';
import type { LevelGap } from './level-gaps.ts';
import type { GameMatch } from './match/game-match.ts';
import type { AnyPlayer } from './player.ts';
import type { AnyPolicy } from './policy.ts';
import type { SearchLevels } from './strong/plan.ts';
import type { ReviewPlan } from './strong/review-plan.ts';

/** How a network learns a game by playing against itself. */
export interface Learning {
  slotsOf(rules: object, seats: number): AnySlots;
  /** What an outcome is worth to a seat, in units of about 1: what a network learns to expect. */
  worth(outcome: Outcome, state: AnyState, seat: Seat): number;
  /** About how many points (or wins, where wins count) such a worth is, for hints. */
  points(worth: number, state: AnyState, seat: Seat): number;
  /** How the strong levels search. */
  readonly search: SearchLevels;
  /** How decisions are reviewed. */
  readonly review: ReviewPlan;
  /** The networks that come with this package. */
  readonly recipes: readonly Recipe[];
  /** The name of the one to play by these rules with; undefined: there is none. Its inputs are those of `slotsOf`. */
  weights(rules: object, seats: number): string | undefined;
}

/** What the points of a round are. */
export type Unit = 'points' | 'gold' | 'wins';

/** What this package knows of one game. */
export interface GamePlayers {
  /** Beside the random player, which plays every game; a game may bring a player named `random` of its own. */
  readonly players: readonly AnyPlayer[];
  /** A quick policy for rollouts. */
  readonly policy: AnyPolicy;
  /** What a network is told of a position. */
  readonly features: AnyFeatures;
  /** How long a choice takes, against the usual, by what everybody sees. */
  pace(state: AnyState): number;
  /** The unit of points under these rules. By default points. */
  unit?(rules: object): Unit;
  /** Tables at which levels are not offered. By default all are, everywhere. */
  readonly levelGaps?: readonly LevelGap[];
  /** Sets of rules that differ too little to have ratings of their own, and the set as which each is rated. By default none. */
  readonly ratedAs?: Readonly<Record<string, string>>;
  /** What self-play needs, loaded when it is wanted. */
  learning(): Promise<Learning>;
  /** How its matches are decided, loaded when a player plays for the match. */
  match(): Promise<GameMatch>;
}
