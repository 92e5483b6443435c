/**
 * From the top: the scores with every seat's pile (two seats with three rows each, or three with two), the table, the
 * player's hand, the choice, the log.
 */
export const ROW = { title: 0, heads: 1, seats: 2, table: 8, hand: 13, choice: 17, log: 18 } as const;
/** The rows of all seats together. */
export const SEAT_ROWS = 6;
