import { LIMITS, TIMES } from '@madang/protocol';

/** How a server behaves. All times in milliseconds. */
export interface Settings {
  /** This process among those that share a store. */
  readonly node: string;
  /** Whether other processes write to the same store. */
  readonly isShared: boolean;
  /** How long a bot waits before a usual move, so that people can follow; longer at real choices. */
  readonly botPause: readonly [least: number, most: number];
  /** How long a bot below the level `strong` takes to react where people may act at the same time. */
  readonly botReaction: readonly [least: number, most: number];
  /** The longest time that a bot may think about a move. */
  readonly botThinks: number;
  readonly botThreads: number;
  /** How many tables at which only bots sit may play at once. */
  readonly botOnlyTables: number;
  /** How long a person may be disconnected before a bot takes over. */
  readonly grace: number;
  /** The level of that bot. */
  readonly standIn: string;
  /** How long a seat of a public table is kept for a person who has never connected. */
  readonly arrival: number;
  /** How long a player who waits elsewhere has to join a table that is full. */
  readonly offer: number;
  /** After how long a table that was never dealt a card is deleted when nobody is connected. */
  readonly expiry: number;
  /** After how long without an action a match without a clock is voided when nobody is connected. */
  readonly abandoned: number;
  /** How long after its end a match is moved to the archive. */
  readonly archived: number;
  /** How long a node's lease on a table's bots and clocks lasts. */
  readonly lease: number;
  /** How often tables with nobody connected are looked for, to close them. */
  readonly idle: number;
  readonly limits: Limits;
  /** Errors a second for sockets that have joined no table, all together; ten times as many at once. */
  readonly strangers: number;
  /** Pages of these origins may open sockets and use the HTTP interface, beside the server's own. */
  readonly origins: readonly string[];
  /** The folder of the built web client; null: a plain list of tables is served instead. */
  readonly page: string | null;
  /** Whether X-Forwarded-For is trusted. */
  readonly trustProxy: boolean;
  /** Whether sockets are compressed, where a client offers it. */
  readonly compresses: boolean;
  /** The token for /metrics on the port of the tables; null: /metrics is not served there. */
  readonly metricsToken: string | null;
}

/** What one client may use of the server. */
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
  /** How many seats an address may have asked for without connecting to them. */
  readonly openSeats: number;
  /** With more unsent bytes than this a socket is closed as too slow. */
  readonly unsent: number;
  /** A socket that has not joined a table after so long is closed. */
  readonly joinWithin: number;
  /** A socket that has not answered a ping for so long is closed. */
  readonly silence: number;
}

export const DEFAULT_SETTINGS: Settings = {
  node: 'one',
  isShared: false,
  botPause: [300, 800],
  botReaction: [1200, 4200],
  botThinks: 1000,
  botThreads: 1,
  botOnlyTables: 16,
  grace: TIMES.grace,
  standIn: 'easy',
  arrival: TIMES.arrival,
  offer: TIMES.offer,
  expiry: TIMES.expiry,
  abandoned: 30 * 24 * 3_600_000,
  archived: 3_600_000,
  lease: 5000,
  idle: 30_000,
  limits: LIMITS,
  strangers: 200,
  origins: [],
  page: null,
  trustProxy: false,
  compresses: false,
  metricsToken: null,
};
