/** The typed errors (docs/rules/tysiac.md 14). */
export const CODES = [
  'MALFORMED',
  'WRONG_PHASE',
  'WRONG_TURN',
  'ILLEGAL_BID',
  'CARD_NOT_OWNED',
  'MUST_FOLLOW_SUIT',
  'INVALID_MARRIAGE',
  'INVALID_DISCARD',
  'INVALID_PASS',
  'INVALID_MUSIK',
  'INVALID_BOMB',
  'INVALID_REDEAL',
] as const;
