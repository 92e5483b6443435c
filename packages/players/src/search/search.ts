import { type Action, type AnyState, FastRandom, type Random, type Seat } from '@madang/engine';
import type { WorldSource } from '../player.ts';
import { type Rollout, rollOut } from './rollout.ts';

/** An action at the root of a search, and what is known of it. */
export class Tried {
  readonly action: Action;
  count = 0;
  private sum: number;
  private squares = 0;
  private readonly expected: number;
  private readonly prior: number;

  /** What was expected of it before the search counts as so many rollouts. */
  constructor(action: Action, expected = 0, prior = 0) {
    this.action = action;
    this.expected = expected;
    this.prior = prior;
    this.sum = expected * prior;
  }

  /** The same without any rollout. */
  anew(): Tried {
    return new Tried(this.action, this.expected, this.prior);
  }

  add(worth: number): void {
    this.count++;
    this.sum += worth;
    this.squares += worth * worth;
  }

  get value(): number {
    return this.sum / (this.prior + this.count);
  }

  /** The standard error of the value, as if what was expected were exact. */
  get error(): number {
    const spread = Math.max(0, this.squares / this.count - this.value * this.value);
    return Math.sqrt(spread / this.count);
  }
}

interface Search {
  readonly rollout: Rollout;
  readonly worlds: WorldSource<AnyState>;
  readonly seat: Seat;
  readonly random: Random;
  /** How many rollouts. */
  readonly iterations: number;
  readonly outOfTime?: (() => boolean) | undefined;
}

/**
 * Tries actions by playing on in worlds that could be. All actions meet the same worlds and the same luck. After each stage
 * the better half is tried on (sequential halving), so most of the time goes to the actions that may be best. The answer
 * has the actions of the last stage, the best first.
 */
export function search(actions: readonly Tried[], options: Search): readonly Tried[] {
  const { rollout, worlds, seat, random, iterations, outOfTime } = options;
  const luck = new FastRandom(0);
  const stages = Math.max(1, Math.ceil(Math.log2(actions.length)));
  let alive = actions.slice();
  for (let stage = 1; ; stage++) {
    const tries = Math.max(1, Math.floor(iterations / stages / alive.length));
    for (let i = 0; i < tries && (i === 0 || !outOfTime?.()); i++) {
      const world = worlds.draw(random);
      const seed = random.next();
      for (const [k, tried] of alive.entries()) {
        const state = k === alive.length - 1 ? world : world.clone();
        luck.reseed(seed);
        rollout.game.step(state, seat, tried.action);
        tried.add(rollOut(rollout, state, seat, luck));
      }
    }
    alive.sort((a, b) => b.value - a.value);
    if (stage === stages) return alive;
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
}
