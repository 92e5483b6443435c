export * from './knowledge-laws.ts';
export { type AnySetup, hold, LawBroken, type Step, same, viewersOf } from './law.ts';
export * from './leak-law.ts';
export * from './match-laws.ts';
export * from './position-laws.ts';
