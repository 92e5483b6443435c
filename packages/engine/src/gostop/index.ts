export * from './actions.ts';
export { automaticTarget, offers } from './captures.ts';
export { END_REASONS, type EndReason, type Event, type Source, type Special, type StackEvent } from './events.ts';
export { type FollowUp, followUpOf, type Phase, playerId, type TurnStage } from './follow-up.ts';
export { type GostopGame, gostop, matgo } from './game.ts';
export { exportMatgoKibo, MATGO_STORAGE_KEY, type MatgoLog } from './kibo-export.ts';
export { canBomb, canKung, canShake } from './legal.ts';
export type { MatgoEntry } from './log.ts';
export { gainedBy, type MatchEvent, MatchSources } from './match-events.ts';
export { type Factor, type FactorName, type Item, type ItemName, payoutIfStopped, scoreItems } from './outcome.ts';
export { type Carry, type CupState, type Ending, Round, type Setup, STAGES, type Stage } from './round.ts';
export { type BakMultipliers, type Mode, OPTIONS, type Rules } from './rules.ts';
export { CORE, GOSTOP_RULESETS, HOUSE, MATGO_RULESETS } from './rulesets.ts';
export {
  animalCount,
  bestBrights,
  goFactor,
  junkValue,
  type Pattern,
  type Patterns,
  patternsOf,
  type Scored,
  type SetId,
  setPoints,
  setsOf,
} from './scoring.ts';
export type { Snapshot, TurnSnapshot } from './snapshot.ts';
export { FRESH, type Tally } from './tally.ts';
export * from './zones.ts';
