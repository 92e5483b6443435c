import measured from './level-ratings.json' with { type: 'json' };

/** How strong a level is, on the scale of people's ratings on a server (docs/people.md#bots). */
export interface LevelRating {
  readonly level: string;
  readonly rating: number;
  readonly uncertainty: number;
}

/** Where a level is rated: a game, a number of seats and a named set of rules. */
export interface RatedTable {
  readonly game: string;
  readonly seats: number;
  readonly ruleset: string;
}

/** The levels that were measured at such tables, the weakest first; none where nothing was. */
export function levelRatings({ game, seats, ruleset }: RatedTable): readonly LevelRating[] {
  return (
    measured.pools.find((pool) => pool.game === game && pool.seats === seats && pool.ruleset === ruleset)?.levels ?? []
  );
}
