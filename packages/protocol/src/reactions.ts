/** The set phrases that players may say to each other. A client words them in its reader's language. */
export const REACTIONS = ['hello', 'good_luck', 'well_played', 'nice', 'oops', 'wow', 'thinking', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a player may say: so many at once, and then one in so many milliseconds. */
export const REACTION_LIMIT = { burst: 3, every: 4_000 } as const;
