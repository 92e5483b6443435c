/** Why a command was not carried out, as a game's dialect words it. */
export type TurnErrorOf<Code extends string> = {
  readonly event: 'TurnError';
  readonly error_code: Code;
  readonly message: string;
  readonly retry_allowed: boolean;
  /** In how many milliseconds the same command is worth another try, where the server knows. */
  readonly retry_after_ms?: number | undefined;
};

/** Retrying is pointless only where the match or the seat is gone (docs/protocol.md 11). */
export function turnError<Code extends string>(
  error_code: Code,
  message: string,
  retry_allowed = true,
): TurnErrorOf<Code> {
  return { event: 'TurnError', error_code, message, retry_allowed };
}

export function isTurnError(value: object): value is TurnErrorOf<string> {
  return 'error_code' in value;
}

export function malformed<Code extends string>(code: Code, field: string, problem: string): TurnErrorOf<Code> {
  return turnError(code, `Malformed command: "${field}" ${problem}`);
}

// Of the connection, before any game is asked. The codes are Koi-Koi's where it has one: every client knows them.

/** The same words for an unknown table, player or token: whoever guesses learns nothing. */
export const BAD_TOKEN = Object.freeze(turnError('WRONG_PLAYER', 'Unknown player or token'));
export const NOT_JOINED = Object.freeze(turnError('INVALID_STATE', 'Send GameRequestJoin first'));
export const NOT_JSON = Object.freeze(turnError('INVALID_STATE', 'Malformed command: it must be a JSON object'));

/** Extensions: not about the command, but about the server at this moment. */
export const ServerErrorCode = { RATE_LIMITED: 'RATE_LIMITED', UNAVAILABLE: 'UNAVAILABLE' } as const;
export type ServerErrorCode = (typeof ServerErrorCode)[keyof typeof ServerErrorCode];

export function rateLimited(retry_after_ms: number): TurnErrorOf<'RATE_LIMITED'> {
  return { ...turnError(ServerErrorCode.RATE_LIMITED, 'Too many commands: slow down'), retry_after_ms };
}

/** The store does not answer, or the server closes. */
export const UNAVAILABLE = Object.freeze({
  ...turnError(ServerErrorCode.UNAVAILABLE, 'The server cannot do this now; try again'),
  retry_after_ms: 1000,
});

/** While a `pause` lasts. */
export const LOCKED = Object.freeze(turnError('LOCKED', 'Wait until everybody has seen the shown cards'));
