import { LIMITS, TIMES } from '@madang/protocol';

/** How a server behaves. All times in milliseconds. */
export interface Settings {
  /** This process among those that share a store. */
  readonly node: string;
  /** Whether other processes write to the same store. */
  readonly isShared: boolean;
  /** A bot takes at least this long, at random between the two, so that people can follow. */
  readonly botPause: readonly [least: number, most: number];
  /** Iterations a searching bot may spend on a move. */
  readonly botBudget: number;
  readonly botThreads: number;
  /** Tables with bots alone that may play at once. */
  readonly exhibitions: number;
  /** For how long a person may be gone before a bot takes over, and which. */
  readonly grace: number;
  readonly standIn: string;
  /** For how long a seat of a public table is kept for somebody who has asked for it and never connected. */
  readonly arrival: number;
  /** After how long a table without a first card is deleted at which nobody is connected. */
  readonly expiry: number;
  /** How long the right to run a table's bots and clocks lasts. */
  readonly lease: number;
  /** After how long a table with nobody at it leaves the memory. */
  readonly idle: number;
  readonly limits: Limits;
  /** Pages of these origins may open sockets and use the HTTP interface, beside the server's own. */
  readonly origins: readonly string[];
  /** The folder of the built web client; null: a plain list of tables in its place. */
  readonly page: string | null;
  /** Whether the addresses in X-Forwarded-For are to be believed. */
  readonly trustProxy: boolean;
  /** Who has it may read /metrics beside the tables; null: nobody may, there. */
  readonly metricsToken: string | null;
}

/** What one client may ask of the server. */
export interface Limits {
  /** The largest message and request body, in bytes. */
  readonly message: number;
  readonly depth: number;
  /**
   * What a socket may cost at once, and a second after that. A message costs 1 and 1 more for each 4 kB, a join 1 more, a
   * ping or pong 1.
   */
  readonly burst: number;
  readonly perSecond: number;
  /** The same for an address: all its sockets and requests together, each at its cost (`http/costs.ts`). */
  readonly addressBurst: number;
  readonly addressPerSecond: number;
  readonly socketsPerAddress: number;
  /** Seats that an address may have asked for without connecting to them. */
  readonly openSeats: number;
  /** Unsent bytes after which a socket is too slow to keep. */
  readonly unsent: number;
  /** A socket that has joined no table for so long is closed. */
  readonly joinWithin: number;
  /** A socket that has not answered a ping for so long is gone. */
  readonly silence: number;
}

export const DEFAULT_SETTINGS: Settings = {
  node: 'one',
  isShared: false,
  botPause: [300, 800],
  botBudget: 1000,
  botThreads: 1,
  exhibitions: 16,
  grace: TIMES.grace,
  standIn: 'easy',
  arrival: TIMES.arrival,
  expiry: TIMES.expiry,
  lease: 5000,
  idle: 30_000,
  limits: LIMITS,
  origins: [],
  page: null,
  trustProxy: false,
  metricsToken: null,
};
