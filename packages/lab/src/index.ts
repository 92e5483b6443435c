export { type Compared, type Comparison, compare, type Interval } from './compare.ts';
export { playOut } from './play-out.ts';
export { Sample } from './statistics.ts';
