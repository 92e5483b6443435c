export { disagreementIn } from './agreement.ts';
export * from './knowledge-laws.ts';
export { type AnySetup, LawBroken, type Step, viewersOf } from './law.ts';
export * from './leak-law.ts';
export * from './match-laws.ts';
export * from './narration-law.ts';
export * from './position-laws.ts';
