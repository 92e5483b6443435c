import type { Weights } from '../kernels/index.ts';
import type { Task } from './task.ts';

/** Values at the start and at the end of a training. */
export interface Schedule {
  readonly from: number;
  readonly to: number;
}

/** A number of rounds, which can be repeated exactly, or of seconds by the caller's clock. */
export type Length = { readonly rounds: number } | { readonly seconds: number; readonly clock: () => number };

/** How a network is trained. The same plan in rounds gives the same network, bit for bit, in Node and in browsers. */
export interface Plan {
  readonly task: Task;
  /** Further tables whose inputs are those of the task; the rounds are played at each in turn. */
  readonly also?: readonly Task[];
  /** The network to go on from; by default one that knows nothing. */
  readonly start?: Weights;
  /** The widths of the hidden layers. */
  readonly hidden: readonly number[];
  readonly length: Length;
  /** The share of decisions that play a random action; it falls linearly. */
  readonly explore: Schedule;
  /** The learning rate of Adam; it falls with the square of the remaining share. */
  readonly rate: Schedule;
  /** The weight of what came of a decision in its target; the rest is what the network expected at the seat's next one. */
  readonly lambda: number;
  /** The share of rounds in which one seat is the network's and the game's quick policy plays the others. */
  readonly rivals: number;
  /** The share of the training, at its end, whose weights are averaged. */
  readonly averaged: number;
  /** A minibatch has whole rounds, with at least this many decisions. */
  readonly batch: number;
  readonly seed: number;
}

/** Worked for all games (README.md). */
export const USUAL = {
  hidden: [128, 32],
  explore: { from: 0.06, to: 0.01 },
  rate: { from: 2e-3, to: 1e-4 },
  lambda: 0.6,
  rivals: 0,
  averaged: 0,
  batch: 256,
  seed: 1,
} as const satisfies Omit<Plan, 'task' | 'length'>;

/** `done` is the share of the training that is done. */
export function exploreAt({ explore: { from, to } }: Plan, done: number): number {
  return from + (to - from) * done;
}

/** By multiplication: `**` differs between browsers. */
export function rateAt({ rate: { from, to } }: Plan, done: number): number {
  return to + (from - to) * (1 - done) * (1 - done);
}
