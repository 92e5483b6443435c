import type { Action, Seat, State } from './game.ts';
import { type Random, unitInterval } from './random.ts';
import type { Worlds } from './worlds.ts';

/** Something that a seat did in this round, as another seat knows it: no card in `action` is hidden from that one. */
export interface PastAct<S, A extends Action> {
  readonly seat: Seat;
  readonly action: A;
  /** The position in which it was done: the true one, to be seen through `Worlds.earlier` only. */
  readonly before: S;
}

/** How likely a seat does this in such a position: above 0, at most 1. */
export type Likelihood<S, A extends Action> = (before: S, seat: Seat, action: A) => number;

/**
 * Draws worlds more often that explain better what others did. A pool of worlds, drawn as `Worlds` draws them, is weighed
 * once; a world's weight is the product of how likely each act was in it (importance sampling). What is drawn depends on
 * the viewer's view, the acts that the viewer knows and the generator alone.
 */
export class WeightedWorlds<S extends State<S>, A extends Action> {
  // Not to be reached by the players that are given these worlds.
  readonly #worlds: Worlds<S>;
  readonly #past: readonly PastAct<S, A>[];
  readonly #likelihood: Likelihood<S, A>;
  readonly #size: number;
  readonly #pool: S[] = [];
  /** For each world of the pool, its weight and those before it. */
  readonly #sums: number[] = [];

  /** @param size of the pool */
  constructor(worlds: Worlds<S>, past: readonly PastAct<S, A>[], likelihood: Likelihood<S, A>, size: number) {
    this.#worlds = worlds;
    this.#past = past;
    this.#likelihood = likelihood;
    this.#size = size;
  }

  draw(random: Random): S {
    if (this.#past.length === 0) return this.#worlds.draw(random);
    if (this.#pool.length === 0) this.#fill(random);
    const sums = this.#sums;
    const chosen = unitInterval(random) * sums[sums.length - 1];
    let low = 0;
    for (let high = sums.length - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (sums[middle] > chosen) high = middle;
      else low = middle + 1;
    }
    return this.#pool[low].clone();
  }

  #fill(random: Random): void {
    let sum = 0;
    for (let i = 0; i < this.#size; i++) {
      this.#pool.push(this.#worlds.draw(random));
      sum += this.#weightOfLast();
      this.#sums.push(sum);
    }
  }

  /** How well the world that was drawn last explains the past. */
  #weightOfLast(): number {
    let weight = 1;
    for (const { seat, action, before } of this.#past)
      weight *= this.#likelihood(this.#worlds.earlier(before), seat, action);
    return weight;
  }
}
