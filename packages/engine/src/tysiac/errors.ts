import type { Refusal } from '../kernel/refusal.ts';

/** The typed errors of docs/rules/tysiac.md 14, and those of the facade's own input. */
export type ErrorCode =
  | 'WRONG_PHASE'
  | 'WRONG_TURN'
  | 'ILLEGAL_BID'
  | 'CARD_NOT_OWNED'
  | 'MUST_FOLLOW_SUIT'
  | 'INVALID_MARRIAGE'
  | 'INVALID_DISCARD'
  | 'INVALID_PASS'
  | 'INVALID_MUSIK'
  | 'INVALID_DEAL'
  | 'INVALID_BOMB'
  | 'INVALID_REDEAL'
  | 'INVALID_PARAMS'
  | 'UNKNOWN_PLAYER'
  | 'MALFORMED';

export interface TysiacError extends Refusal {
  readonly code: ErrorCode;
}
