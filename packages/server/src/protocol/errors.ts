import { ServerErrorCode, TableErrorCode, type TurnError, type Unsealed } from '@madang/protocol';

/** A `TurnError` with these codes: why a command was not carried out. */
export type TurnErrorOf<Code extends string> = Readonly<
  Omit<Unsealed<TurnError>, 'error_code' | 'facts'> & { error_code: Code }
>;

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

// Errors of the connection, before a game reads the command. The codes are Koi-Koi's where it has one, because every client
// knows those.

/** The same answer for an unknown table, player or token, so that guessing reveals nothing. */
export const BAD_TOKEN = Object.freeze(turnError('WRONG_PLAYER', 'Unknown player or token'));
export const NOT_JOINED = Object.freeze(turnError('INVALID_STATE', 'Send GameRequestJoin first'));
export const NOT_JSON = Object.freeze(turnError('INVALID_STATE', 'Malformed command: it must be a JSON object'));

export function rateLimited(retry_after_ms: number): TurnErrorOf<'RATE_LIMITED'> {
  return { ...turnError(ServerErrorCode.RATE_LIMITED, 'Too many commands: slow down'), retry_after_ms };
}

/** The store does not answer, or the server shuts down. */
export const UNAVAILABLE = Object.freeze({
  ...turnError(ServerErrorCode.UNAVAILABLE, 'The server cannot do this now; try again'),
  retry_after_ms: 1000,
});

/** While shown cards hold the table up (`Wire.pause`). */
export const LOCKED = Object.freeze(turnError('LOCKED', 'Wait until everybody has seen the shown cards'));

// Answers to the commands about a table, the same in every dialect.

export const NO_TURN = Object.freeze(turnError('WRONG_PLAYER', 'A spectator has no turn', false));
export const NO_MATCH = Object.freeze(turnError('INVALID_STATE', 'There is no match that could be ended'));
export const ALREADY_MOVED = Object.freeze(
  turnError(TableErrorCode.ALREADY_MOVED, 'Somebody has moved: the match cannot be called off any more'),
);

export function notClaimable(message: string): TurnErrorOf<'NOT_CLAIMABLE'> {
  return turnError(TableErrorCode.NOT_CLAIMABLE, message);
}

export function tooEarly(retry_after_ms: number): TurnErrorOf<'TOO_EARLY'> {
  return { ...turnError(TableErrorCode.TOO_EARLY, 'The player may still come back'), retry_after_ms };
}

export function tooManyReactions(retry_after_ms: number): TurnErrorOf<'TOO_MANY_REACTIONS'> {
  return { ...turnError(TableErrorCode.TOO_MANY_REACTIONS, 'Too many reactions: wait a moment'), retry_after_ms };
}
