// What a program needs that plays matches, shows them or reads their records. What the packages of Madang share besides is
// in `@madang/engine/internal` and may change with any version.

// Games

export { findGame, GAMES } from './games.ts';
export {
  type Action,
  type AnyGame,
  type AnyState,
  apply,
  type Carry,
  type Chance,
  type Claim,
  DEALER,
  type Emit,
  type Event,
  type Game,
  type HiddenPlace,
  type Outcome,
  RESIGN,
  type Resign,
  type Result,
  type RoundSetup,
  type Seat,
  type Setup,
  type State,
  type Viewer,
  view,
} from './kernel/game.ts';
export { isRefusal, type Refusal } from './kernel/refusal.ts';
export { readSteps } from './kernel/steps.ts';

// Cards, and who knows them

export { type Card, CardSet, NONE } from './kernel/cards.ts';
export { redact, UNSEEN } from './kernel/knowledge.ts';
export { type Place, placesOf } from './kernel/places.ts';
export { type Explanations, type Likelihood, type PastAct, WeightedWorlds } from './kernel/weighted-worlds.ts';
export { determinize, Worlds } from './kernel/worlds.ts';

// Options of the rules

export {
  ConfigError,
  type Field,
  type Option,
  type OptionsOf,
  settableIn,
  UnknownOption,
} from './kernel/options.ts';

// Matches

export { type Deal, type Happening, Match, type MatchSetup, type Turned } from './kernel/match.ts';
export { type Observer, playInPlace } from './kernel/play-in-place.ts';
export { type AnyHappening, type AnyMatch, type AnyTurned, type Choose, playMatch } from './kernel/random-match.ts';
export { inheritanceOf } from './kernel/rematch.ts';

// Randomness and fairness

export { commit, isClientSeed, verifyReveal } from './kernel/fairness.ts';
export { FastRandom, Random, seedFrom } from './kernel/random.ts';

// Records of matches

export type { Json } from './kernel/json.ts';
export {
  type ActionRecord,
  type Kibo,
  KiboWriter,
  kiboText,
  type RoundRecord,
  type SeatRecord,
} from './kernel/kibo.ts';
export type { MaskedRound } from './kernel/masked-rounds.ts';
export { KiboError, readKibo } from './kernel/read-kibo.ts';
export { type MaskedKibo, maskKibo, replay, verify } from './kernel/replay.ts';
export { ENGINE_VERSION } from './kernel/version.ts';

// Logs of single rounds

export { type RecordText, readRecordText } from './kernel/read-logs.ts';
export type { Ply } from './kernel/replay-log.ts';
export type { LogEntry, RoundLog } from './kernel/round-log.ts';
export { matchesOf, type ReplayedLogs, replayLogs, roundLogs, type Unchecked } from './round-logs.ts';

// Languages

export { type AnyNarrator, LANGUAGES, type Language, type Narrator, type Translated } from './kernel/narrator.ts';
