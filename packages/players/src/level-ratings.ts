/** How strong a level is, on the scale of people's ratings on a server (docs/people.md#bots). */
export interface LevelRating {
  readonly level: string;
  readonly rating: number;
  readonly uncertainty: number;
}

/** The levels of a game that were measured at such tables, the weakest first. */
export interface LevelPool {
  readonly seats: number;
  readonly ruleset: string;
  readonly levels: readonly LevelRating[];
}

/** What a file of `level-ratings/` has: the pools of one game, so that a page loads no other game's. */
export interface LevelPools {
  readonly pools: readonly LevelPool[];
}

/** The ratings of the levels at such tables; none where nothing was measured. */
export function ratingsAt(
  { pools }: LevelPools,
  { seats, ruleset }: Pick<LevelPool, 'seats' | 'ruleset'>,
): readonly LevelRating[] {
  return pools.find((pool) => pool.seats === seats && pool.ruleset === ruleset)?.levels ?? [];
}
