/**
 * The phases of a hand. A round waits in Auction, TalonExchange, Play and HandEnd; the facade also in Deal. Init and
 * Scoring begin and end within one call (docs/rules/tysiac.md 26).
 */
export const Phase = Object.freeze({
  Init: 'Init',
  Deal: 'Deal',
  Auction: 'Auction',
  TalonExchange: 'TalonExchange',
  Play: 'Play',
  Scoring: 'Scoring',
  HandEnd: 'HandEnd',
} as const);
export type Phase = (typeof Phase)[keyof typeof Phase];

export const PHASES: readonly Phase[] = Object.values(Phase);
