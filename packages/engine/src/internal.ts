// What the packages of Madang share besides the public interface. It may change with any version.

export { Arrangements } from './kernel/arrange.ts';
export { fromHex, toHex } from './kernel/bytes.ts';
export { entryOf } from './kernel/entry.ts';
export { harmless, harmlessJson } from './kernel/harmless.ts';
export { inWords } from './kernel/in-words.ts';
export { canonical, isRecord } from './kernel/json.ts';
export { actionFrom, digest, hashText, withChecksum } from './kernel/kibo.ts';
export { decodeCards, encodeCards, hasSeenMore, mapCards, unseen, type Written } from './kernel/knowledge.ts';
export { MaskedRounds } from './kernel/masked-rounds.ts';
export { type PastRound, pastRounds, withRound } from './kernel/past-rounds.ts';
export { roundRandom, shuffle } from './kernel/random.ts';
export { anyLegal } from './kernel/random-match.ts';
export { maskedKibo } from './kernel/replay.ts';
export type { MatchAt } from './kernel/replay-log.ts';
export { finishedRounds, matchOf, matchOfLog } from './kernel/round-log.ts';
export { sha256 } from './kernel/sha256.ts';
export { newestRules, storedRules } from './kernel/stored-rules.ts';
export { mix } from './kernel/table.ts';
export { ownFaces } from './kernel/worlds.ts';
