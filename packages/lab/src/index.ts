export { type Compared, type Comparison, compare, type Interval } from './compare.ts';
export { type Crew, simulateTogether } from './crew.ts';
export { playOut } from './play-out.ts';
export { type GameLine, type Simulation, simulate } from './simulate.ts';
export { Sample } from './statistics.ts';
export type { Totals } from './tally.ts';
