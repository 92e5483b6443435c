/** How large the attacks are. A test takes small ones. */
export interface Sizes {
  /** Honest players, and milliseconds from the beginning of a turn to the move. */
  readonly players: number;
  readonly pace: number;
  /** How long the quiet time and the attack are measured. */
  readonly seconds: number;
  /** Requests a second of the attacks that ask over HTTP. */
  readonly perSecond: number;
  /** Moves of the match whose record is asked for. */
  readonly moves: number;
  readonly finishedTables: number;
  readonly abandonedTables: number;
  readonly ghosts: number;
  readonly upgrades: number;
  /** Players who reconnect at once. */
  readonly returning: number;
  readonly busyTables: number;
  readonly unfinishedTables: number;
  /** Messages of the hostile sockets. */
  readonly hostile: number;
  /** At one table. */
  readonly spectators: number;
  /** Players who are connected to a node that stops. */
  readonly moving: number;
}

export const FULL: Sizes = {
  players: 60,
  pace: 100,
  seconds: 10,
  perSecond: 150,
  moves: 600,
  finishedTables: 1_500,
  abandonedTables: 200_000,
  ghosts: 701,
  upgrades: 1_500,
  returning: 1_600,
  busyTables: 60,
  unfinishedTables: 10_000,
  hostile: 1_000_000,
  spectators: 5_000,
  moving: 1_000,
};
