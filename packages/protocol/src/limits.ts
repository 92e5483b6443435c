// What a client must keep to. A server may be started with other limits; these are the defaults. Times in milliseconds,
// sizes in bytes.

/** What one client may ask of the server. */
export const LIMITS = {
  /** The largest message on the socket, in either direction, and the largest request body. */
  message: 64 * 1024,
  /** How deep JSON may nest. */
  depth: 16,
  /** What a socket may spend at once, and per second after that: see `COSTS`. */
  burst: 60,
  perSecond: 20,
  /** The same for an address: all its sockets and requests together. Enough for 256 sockets that reconnect at once. */
  addressBurst: 800,
  addressPerSecond: 200,
  socketsPerAddress: 256,
  /** Seats that an address may have asked for without connecting to them. */
  openSeats: 32,
  /** Unsent bytes after which a socket is too slow to keep. */
  unsent: 256 * 1024,
  /** A socket that has joined no table for this long is closed. */
  joinWithin: 10_000,
  /** A socket that has not answered a ping for this long is closed. */
  silence: 30_000,
} as const;

/** Frames of one message. */
export const MAX_FRAGMENTS = 16;

/** What a message or a request costs. The cost of each HTTP route is in `ENDPOINTS`. */
export const COSTS = {
  /** A message on the socket, a ping, a pong, or opening a socket. */
  message: 1,
  /** A message costs 1 more for each of these bytes. */
  bytesPerExtra: 4096,
  /** A join costs this much more, because it is answered with a snapshot. */
  join: 1,
  /** A request to `/api` without a cost of its own. */
  request: 1,
  /** A file of the page. */
  file: 0.5,
} as const;

/** How long the server waits for people. */
export const TIMES = {
  /** A seat of a public table is kept this long for somebody who has not connected. */
  arrival: 15_000,
  /** A bot takes over from a person who is disconnected for this long. */
  grace: 60_000,
  /** A player who waits elsewhere (`ready: false`) has so long to join a table that is full. */
  offer: 20_000,
  /** A table that has not started and where nobody is connected is deleted after this long. */
  expiry: 300_000,
} as const;

/** The clock of a table that `POST /api/quick` opens for people. */
export const QUICK_CLOCK = { perAction: 30_000, bank: 120_000 } as const;

export const CLOCK_RANGE = {
  perAction: { min: 1_000, max: 3_600_000 },
  bank: { min: 0, max: 86_400_000 },
} as const;

/** Minutes: the time zones of the world. */
export const UTC_OFFSETS = { min: -720, max: 840 } as const;

export const MAX_SEATS = 6;
export const MAX_SPECTATOR_DELAY = 600_000;
/** Tables in one answer of `GET /api/tables`. */
export const LISTED = { usual: 50, max: 100 } as const;

/** Names, as people count characters: an emoji of seven code points is one. */
export const NAME = {
  graphemes: 32,
  /** UTF-16 code units of one character: the longest emoji has 15. */
  unitsOfOne: 16,
  units: 256,
} as const;

/** The lengths of other texts, in characters. */
export const LENGTHS = {
  commandId: 64,
  clientSeed: 64,
  level: 64,
  ruleset: 64,
  option: 64,
  cursor: 128,
  code: 128,
  capability: 64,
} as const;

/** Names of capabilities in one join. */
export const MOST_CAPABILITIES = 16;

/** Keys that one person may have: devices and programs. */
export const MOST_KEYS = 16;
/** People that one person may block. */
export const MOST_BLOCKED = 200;
/** Reports that a person, and everybody at an address, may make within a day; and for how long they are kept. */
export const REPORTS = { perPerson: 10, perAddress: 20, kept: 90 * 86_400_000 } as const;
/** Passkeys that one person may have. */
export const MOST_PASSKEYS = 8;
/** How long a passkey may take to sign. */
export const CHALLENGE_MS = 300_000;
/** How long a code for another device can be used. */
export const TRANSFER_MS = 600_000;
/** The largest command of an operator, in bytes. */
export const ADMIN_BYTES = 4096;
/** Matches in one export. */
export const EXPORTED = 50;
