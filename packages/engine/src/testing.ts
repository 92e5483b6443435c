export { describeGame, type GameTrial, keepsTheLaws } from './kernel/describe-game.ts';
export * from './kernel/laws/index.ts';
export { playthrough } from './kernel/playthrough.ts';
