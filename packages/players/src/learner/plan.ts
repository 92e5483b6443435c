import type { Task } from './task.ts';

/** From the begin of a training to its end. */
export interface Schedule {
  readonly from: number;
  readonly to: number;
}

/** So many rounds, which can be repeated exactly; or so many seconds by a clock that the caller gives. */
export type Length = { readonly rounds: number } | { readonly seconds: number; readonly clock: () => number };

/** How a network is trained. The same plan in rounds gives the same network, bit for bit, in Node and in browsers. */
export interface Plan {
  readonly task: Task;
  /** The widths of the hidden layers. */
  readonly hidden: readonly number[];
  readonly length: Length;
  /** How often any action at all is played; it falls in a straight line. */
  readonly explore: Schedule;
  /** The step of Adam; it falls with the square of what is left. */
  readonly rate: Schedule;
  /** How much of a decision's target is what came of it; the rest is what the network expected at the next one. */
  readonly lambda: number;
  /** A step of training has whole rounds, with so many decisions at least. */
  readonly batch: number;
  readonly seed: number;
}

/** What has worked for all games. */
export const USUAL = {
  hidden: [128, 32],
  explore: { from: 0.06, to: 0.01 },
  rate: { from: 2e-3, to: 1e-4 },
  lambda: 0.6,
  batch: 256,
  seed: 1,
} as const satisfies Omit<Plan, 'task' | 'length'>;

/** `done` goes from 0 to 1. */
export function exploreAt({ explore: { from, to } }: Plan, done: number): number {
  return from + (to - from) * done;
}

/** By multiplication: `**` differs between browsers. */
export function rateAt({ rate: { from, to } }: Plan, done: number): number {
  return to + (from - to) * (1 - done) * (1 - done);
}
