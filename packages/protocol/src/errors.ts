// Every error code of HTTP and of the socket, with what a client should do about it.

/**
 * - `fix`: the request itself is wrong. The same request fails again.
 * - `refresh`: the table is in another state. Read it again, then decide.
 * - `retry`: the same request may succeed later, after `retry_after_ms` where it is given.
 * - `stop`: no request will help.
 */
export type Advice = 'fix' | 'refresh' | 'retry' | 'stop';

export interface HttpErrorKind {
  readonly status: number;
  readonly advice: Advice;
}

/** The error codes of HTTP answers. */
export const HTTP_ERRORS = {
  /** The body, a query parameter or a header cannot be read, or a field has a wrong value. */
  BAD_REQUEST: { status: 400, advice: 'fix' },
  BAD_NAME: { status: 400, advice: 'fix' },
  /** An option of `rules` is unknown or out of range. */
  BAD_RULES: { status: 400, advice: 'fix' },
  /** The game is not played by this many, or bots have all seats and `watch` is not set. */
  BAD_SEATS: { status: 400, advice: 'fix' },
  /** The game has no bot of this level. */
  NO_LEVEL: { status: 400, advice: 'fix' },
  /** The session token is of no seat at this table. */
  BAD_TOKEN: { status: 401, advice: 'stop' },
  /** The key is of no person. */
  BAD_KEY: { status: 401, advice: 'stop' },
  /** The passkey is unknown, or has not signed what it was asked to. */
  BAD_PASSKEY: { status: 401, advice: 'fix' },
  /** A passkey of the person has to sign this. */
  PASSKEY_NEEDED: { status: 403, advice: 'fix' },
  /** The token of a program may only take seats; who has blocked somebody does not sit with them at a public table. */
  NOT_ALLOWED: { status: 403, advice: 'stop' },
  /** A page of another site may not open sockets here. */
  BAD_ORIGIN: { status: 403, advice: 'stop' },
  NO_TABLE: { status: 404, advice: 'stop' },
  /** The code is wrong, was used, or is too old. */
  BAD_CODE: { status: 404, advice: 'fix' },
  NO_PERSON: { status: 404, advice: 'stop' },
  /** The person has no such key, or it is the last one. */
  NO_KEY: { status: 404, advice: 'refresh' },
  NOT_FOUND: { status: 404, advice: 'fix' },
  METHOD_NOT_ALLOWED: { status: 405, advice: 'fix' },
  REQUEST_TIMEOUT: { status: 408, advice: 'retry' },
  TABLE_FULL: { status: 409, advice: 'refresh' },
  SEAT_TAKEN: { status: 409, advice: 'refresh' },
  ALREADY_STARTED: { status: 409, advice: 'refresh' },
  NOT_STARTED: { status: 409, advice: 'refresh' },
  MATCH_OVER: { status: 409, advice: 'refresh' },
  NOT_OVER: { status: 409, advice: 'refresh' },
  /** The rematch was not taken up in time. */
  REMATCH_GONE: { status: 409, advice: 'stop' },
  TOO_MANY_KEYS: { status: 409, advice: 'fix' },
  /** The person has blocked as many people as they may. */
  TOO_MANY_BLOCKED: { status: 409, advice: 'fix' },
  /** The match was played by rules that this version no longer has. */
  VOIDED: { status: 410, advice: 'stop' },
  PAYLOAD_TOO_LARGE: { status: 413, advice: 'fix' },
  URI_TOO_LONG: { status: 414, advice: 'fix' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, advice: 'fix' },
  RANGE_NOT_SATISFIABLE: { status: 416, advice: 'fix' },
  EXPECTATION_FAILED: { status: 417, advice: 'fix' },
  /** Too many requests: see `LIMITS`. */
  RATE_LIMITED: { status: 429, advice: 'retry' },
  /** Too many seats were asked for that nobody has connected to. */
  TOO_MANY_OPEN_SEATS: { status: 429, advice: 'retry' },
  /** The person or the address has made too many reports within a day. */
  TOO_MANY_REPORTS: { status: 429, advice: 'retry' },
  HEADERS_TOO_LARGE: { status: 431, advice: 'fix' },
  /** A bug in the server. */
  INTERNAL: { status: 500, advice: 'retry' },
  /** The store does not answer, or the server shuts down. */
  UNAVAILABLE: { status: 503, advice: 'retry' },
  /** The store cannot write. */
  NO_STORE: { status: 503, advice: 'retry' },
  /** Too many records are asked for at once. */
  BUSY: { status: 503, advice: 'retry' },
} as const satisfies Readonly<Record<string, HttpErrorKind>>;

export type HttpErrorCode = keyof typeof HTTP_ERRORS;

/** Not about the command, but about the server at this moment: send the same command again later. */
export const ServerErrorCode = { RATE_LIMITED: 'RATE_LIMITED', UNAVAILABLE: 'UNAVAILABLE' } as const;
export type ServerErrorCode = (typeof ServerErrorCode)[keyof typeof ServerErrorCode];

/** Answers to the commands about the table (`TABLE_COMMANDS`), in every dialect. */
export const TableErrorCode = {
  /** The player has not been gone for long enough to claim the match. */
  TOO_EARLY: 'TOO_EARLY',
  /** The player is here or is a bot, or another person still plays. */
  NOT_CLAIMABLE: 'NOT_CLAIMABLE',
  /** Somebody has moved: the match cannot be called off any more. */
  ALREADY_MOVED: 'ALREADY_MOVED',
  TOO_MANY_REACTIONS: 'TOO_MANY_REACTIONS',
} as const;
export type TableErrorCode = (typeof TableErrorCode)[keyof typeof TableErrorCode];

/**
 * The codes of `TurnError` that every game has, in every dialect but Koi-Koi's own. A game has further codes for the
 * refusals of its rules: their advice is `fix`.
 */
export const TURN_ERRORS = {
  /** A command or a field cannot be read; the message names the field. */
  MALFORMED: { advice: 'fix' },
  /** A seat is still free. */
  NOT_STARTED: { advice: 'refresh' },
  MATCH_OVER: { advice: 'stop' },
  /** An unknown player or token, a spectator's command, or not your turn. */
  WRONG_PLAYER: { advice: 'fix' },
  /** No JSON, a malformed join, or no join yet. */
  INVALID_STATE: { advice: 'fix' },
  /** Shown cards hold the table up for a moment. */
  LOCKED: { advice: 'retry' },
  [TableErrorCode.TOO_EARLY]: { advice: 'retry' },
  [TableErrorCode.NOT_CLAIMABLE]: { advice: 'refresh' },
  [TableErrorCode.ALREADY_MOVED]: { advice: 'fix' },
  [TableErrorCode.TOO_MANY_REACTIONS]: { advice: 'retry' },
  [ServerErrorCode.RATE_LIMITED]: { advice: 'retry' },
  [ServerErrorCode.UNAVAILABLE]: { advice: 'retry' },
} as const satisfies Readonly<Record<string, { readonly advice: Advice }>>;

export type TurnErrorCode = keyof typeof TURN_ERRORS;
/** In the order of the documentation. */
export const COMMON_CODES = [
  'MALFORMED',
  'NOT_STARTED',
  'MATCH_OVER',
  'WRONG_PLAYER',
  'INVALID_STATE',
  'LOCKED',
  'TOO_EARLY',
  'NOT_CLAIMABLE',
  'ALREADY_MOVED',
  'TOO_MANY_REACTIONS',
  'RATE_LIMITED',
  'UNAVAILABLE',
] as const satisfies readonly TurnErrorCode[];
