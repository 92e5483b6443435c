export { disagreementIn } from './laws/agreement.ts';
export * from './laws/narration-law.ts';
