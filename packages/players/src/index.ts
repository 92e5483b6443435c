export { decide, Histories } from './decide.ts';
export * from './learned/index.ts';
export { levelsOf, playerOf, playersOf } from './levels.ts';
export { type AnyPlayer, type Player, randomPlayer, type Turn } from './player.ts';
