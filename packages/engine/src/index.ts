export * from './games.ts';
export { fromHex, toHex } from './kernel/bytes.ts';
export { type Card, CardSet, NONE } from './kernel/cards.ts';
export * from './kernel/fairness.ts';
export * from './kernel/game.ts';
export { harmless, harmlessJson } from './kernel/harmless.ts';
export { inWords } from './kernel/in-words.ts';
export { canonical, isRecord, type Json } from './kernel/json.ts';
export * from './kernel/kibo.ts';
export { encodeCards, redact, UNSEEN, unseen } from './kernel/knowledge.ts';
export * from './kernel/masked-rounds.ts';
export { type Deal, type Happening, Match, type MatchSetup, type Turned } from './kernel/match.ts';
export { type AnyNarrator, LANGUAGES, type Language, type Narrator, type Translated } from './kernel/narrator.ts';
export {
  ConfigError,
  configure,
  type Field,
  flag,
  group,
  integer,
  type Option,
  type OptionsOf,
  oneOf,
  settableIn,
  UnknownOption,
} from './kernel/options.ts';
export { type PastRound, pastRounds, withRound } from './kernel/past-rounds.ts';
export { type Place, placesOf } from './kernel/places.ts';
export { type Onlooker, playInPlace } from './kernel/play-in-place.ts';
export * from './kernel/random.ts';
export * from './kernel/random-match.ts';
export { KiboError, readKibo } from './kernel/read-kibo.ts';
export { type RecordText, readRecordText } from './kernel/read-logs.ts';
export { isRefusal, type Refusal } from './kernel/refusal.ts';
export { inheritanceOf } from './kernel/rematch.ts';
export * from './kernel/replay.ts';
export type { MatchAt, Ply } from './kernel/replay-log.ts';
export { finishedRounds, type LogEntry, matchOf, matchOfLog, type RoundLog } from './kernel/round-log.ts';
export { readSteps } from './kernel/steps.ts';
export { newestRules, storedRules } from './kernel/stored-rules.ts';
export { mix, Table, type Zone } from './kernel/table.ts';
export { ENGINE_VERSION, VERSIONS } from './kernel/version.ts';
export { matchesOf, type ReplayedLogs, replayLogs, roundLogs, type Unchecked } from './round-logs.ts';
export { type Likelihood, type PastAct, WeightedWorlds } from './kernel/weighted-worlds.ts';
export { determinize, Worlds } from './kernel/worlds.ts';
