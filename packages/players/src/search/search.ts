import { type Action, type AnyState, FastRandom, type Random, type Seat } from '@madang/engine';
import { type Rollout, rollOut } from './rollout.ts';

/** An action that was tried, and what it brought on average. */
interface Tried {
  readonly action: Action;
  readonly mean: number;
  readonly count: number;
}

/**
 * The best action by playing on in worlds that could be. All actions meet the same worlds and the same luck. After each
 * stage the better half is tried on (sequential halving), so most of the time goes to the actions that may be best.
 */
export function search(
  rollout: Rollout,
  draw: (random: Random) => AnyState,
  seat: Seat,
  legal: readonly Action[],
  iterations: number,
  random: Random,
  prior?: { readonly values: ArrayLike<number>; readonly weight: number },
): readonly Tried[] {
  const sums = new Float64Array(legal.length);
  const counts = new Int32Array(legal.length);
  if (prior)
    for (let i = 0; i < legal.length; i++) {
      sums[i] = prior.values[i] * prior.weight;
      counts[i] = prior.weight;
    }
  let alive = legal.map((_, i) => i);
  const stages = Math.max(1, Math.ceil(Math.log2(legal.length)));
  const luck = new FastRandom(0);
  for (let stage = 0; stage < stages; stage++) {
    const worlds = Math.max(1, Math.floor(iterations / stages / alive.length));
    for (let i = 0; i < worlds; i++) {
      const world = draw(random);
      const seed = random.next();
      for (let k = 0; k < alive.length; k++) {
        const at = alive[k];
        const state = k === alive.length - 1 ? world : world.clone();
        luck.reseed(seed);
        rollout.game.step(state, seat, legal[at]);
        sums[at] += rollOut(rollout, state, seat, luck);
        counts[at]++;
      }
    }
    alive.sort((a, b) => sums[b] / counts[b] - sums[a] / counts[a]);
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  return legal
    .map((action, i) => ({ action, mean: sums[i] / counts[i], count: counts[i] }))
    .sort((a, b) => b.count - a.count || b.mean - a.mean);
}
