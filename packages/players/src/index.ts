export { type Advice, advise, adviserOf, type NextBest, unitOf } from './advise.ts';
export type { Assets } from './assets.ts';
export { consider, decide, type Situation } from './decide.ts';
export { type DecisionPurpose, decisionRandom } from './decision-random.ts';
export type { Unit } from './game-players.ts';
export { Histories, type History } from './histories.ts';
export * from './learned/index.ts';
export { type LevelGap, type LevelPlace, placeOf } from './level-gaps.ts';
export {
  LEVELS,
  type Level,
  levelGapsOf,
  levelNear,
  levelsAt,
  levelsOf,
  loadLevelRatings,
  loadPlayer,
  MODEL,
  playerOf,
  playersOf,
  ratedAs,
  usualLevel,
} from './levels.ts';
export { loadMatchChances } from './match/load.ts';
export type { MatchChances } from './match/match-chances.ts';
export { type AnyPlayer, type Considered, type Make, type Player, randomPlayer, type Turn } from './player.ts';
export { hasHumanReaction, paceOf } from './rhythm.ts';
