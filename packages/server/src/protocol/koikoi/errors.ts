import { ErrorCode, TurnLevelEvent } from './constants.ts';
import type { Body } from './events.ts';

export type TurnErrorBody = Body<'TurnError'>;

/** Retrying is pointless only where the match or the seat is gone (rulings/koikoi.md, Protocol). */
export function turnError(error_code: ErrorCode, message: string, retry_allowed = true): TurnErrorBody {
  return { event: TurnLevelEvent.TURN_ERROR, error_code, message, retry_allowed };
}

export function isTurnError(value: object): value is TurnErrorBody {
  return 'error_code' in value;
}

/** The same words for an unknown table, player or token: whoever guesses learns nothing. */
export const BAD_TOKEN: TurnErrorBody = Object.freeze(turnError(ErrorCode.WRONG_PLAYER, 'Unknown player or token'));
