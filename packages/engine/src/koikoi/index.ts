export * from './actions.ts';
export { END_REASONS, type EndReason, type Event } from './events.ts';
export { koikoi } from './game.ts';
export { type FactorName, koiFactor, type PlainItem, pointsIfStopped } from './outcome.ts';
export { type Carry, type Phase, Round, type Setup } from './round.ts';
export { configure, OPTIONS, RULESETS, type Rules } from './rules.ts';
export {
  type Pattern,
  type Patterns,
  patternsOf,
  YAKU,
  type Yaku,
  type YakuType,
  yakuOf,
  yakuPoints,
} from './scoring.ts';
export type { Snapshot } from './snapshot.ts';
export { FIELD, FLIPPED, HAND, PILE, STOCK } from './zones.ts';
