// Ratings: what is thought of how well people play, in each pool (a game, a number of seats, a set of rules).

/** A normal distribution. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export interface Place {
  readonly person: string;
  /** 1 for winners; those with the same rank have drawn. */
  readonly rank: number;
}

/** How a match ended that counts. */
export interface MatchResult {
  readonly pool: string;
  readonly places: readonly Place[];
}

export interface PendingResult extends MatchResult {
  readonly tableId: string;
  readonly at: number;
}

export interface KnownSkill {
  readonly skill: Skill;
  readonly matches: number;
}

/** What a match has done to the rating of one person. */
export interface RatingChange {
  readonly person: string;
  readonly skill: Skill;
  readonly rating: number;
  /** Which match of the person it was, from 1. */
  readonly match: number;
}

export interface Rated {
  readonly person: string;
  readonly name: string;
  readonly rating: number;
  readonly sigma: number;
  readonly matches: number;
}

export interface RatingPoint {
  readonly tableId: string;
  readonly at: number;
  readonly rating: number;
  readonly sigma: number;
}

/** A place on a leaderboard. */
export interface RatingCursor {
  readonly rating: number;
  readonly person: string;
}

export interface RatingStore {
  /** Results that were not rated yet, the oldest first; some of them if there are many. */
  pending(): Promise<readonly PendingResult[]>;
  /** What is known of each of these people. */
  skills(pool: string, places: readonly Place[]): Promise<readonly (KnownSkill | null)[]>;
  /**
   * Changes the ratings by a match and marks it as rated; all of it or nothing. False when another node was first: with this match, or
   * with another one of the same people. People who were erased stay so.
   */
  apply(result: PendingResult, changes: readonly RatingChange[]): Promise<boolean>;
  /** The best first. */
  leaders(pool: string, limit: number, after?: RatingCursor): Promise<readonly Rated[]>;
  /** The pools where the person is rated, with the last points of each, the newest first. */
  ratingsOf(person: string, points: number): Promise<readonly PersonRating[]>;
}

export interface PersonRating {
  readonly pool: string;
  readonly rating: number;
  readonly sigma: number;
  readonly matches: number;
  readonly curve: readonly RatingPoint[];
}
