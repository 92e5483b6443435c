import { type Action, type AnyState, FastRandom, type Seat, Worlds } from '@madang/engine';
import type { MatchChances } from '@madang/players';
import { type Judge, type Rollout, rollOut } from '@madang/players/judge';
import { type Measured, meanOf } from './measured.ts';

/** An action that was tried, in the worlds that it met: those of the list's beginning. */
export interface TriedAction {
  readonly action: Action;
  /** What came of it in each world. */
  readonly results: readonly number[];
  /** The chances to win the match after that; empty where they do not matter. */
  readonly chances: readonly number[];
}

interface TrialOptions {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly actions: readonly Action[];
  /** The action that is tried to the end, however bad it looks. */
  readonly kept: Action;
  readonly worlds: number;
  readonly seed: number;
  readonly number: number;
}

/** After this part of the worlds, only so many of the best are tried on, and the action that was played. */
const FOR_ALL = 1 / 3;
const FINALISTS = 4;

/** Tries actions in worlds that the seat could not tell from the true one, all in the same worlds with the same luck. */
export function tryActions(judge: Judge, options: TrialOptions): readonly TriedAction[] {
  const { game } = judge;
  const chances = judge.match?.matters(options.state, options.seat) ? new ChancesAtEnd(judge, judge.match) : null;
  const rollout = chances?.rollout ?? judge.trial;
  const { state, seat, actions, kept, worlds: count, seed, number } = options;
  const worlds = new Worlds(state, seat);
  const luck = new FastRandom(0);
  const tried = actions.map((action) => ({ action, results: [] as number[], chances: [] as number[] }));
  let alive: readonly (typeof tried)[number][] = tried;
  for (let k = 0; k < count; k++) {
    if (k === Math.ceil(count * FOR_ALL)) alive = finalists(alive, kept);
    luck.reseed(seed, number, 2 * k);
    const world = worlds.draw(luck);
    for (const [i, { action, results, chances: after }] of alive.entries()) {
      const position = i === alive.length - 1 ? world : world.clone();
      luck.reseed(seed, number, 2 * k + 1);
      game.step(position, seat, action);
      results.push(rollOut(rollout, position, seat, luck));
      if (chances) after.push(chances.last);
    }
  }
  return tried;
}

/** Plays to the end of the round, and remembers what the match was worth then. */
class ChancesAtEnd {
  last = 0;
  readonly rollout: Rollout;

  constructor({ trialToEnd }: Judge, match: MatchChances) {
    this.rollout = {
      ...trialToEnd,
      worth: (state, seat) => {
        const result = trialToEnd.worth(state, seat);
        if (result !== null) this.last = match.after(state, seat);
        return result;
      },
    };
  }
}

function finalists<T extends TriedAction>(tried: readonly T[], kept: Action): readonly T[] {
  const byValue = tried.map((one) => ({ one, value: meanOf(deciding(one)).value })).sort((a, b) => b.value - a.value);
  return byValue.flatMap(({ one }, place) => (place < FINALISTS || one.action === kept ? [one] : []));
}

/**
 * What an action cost against the best. Half of the worlds say which action is best, and the other half what it gains; then
 * the halves change roles. So an action does not look better only because it was lucky in the worlds that chose it. Actions
 * are compared in the worlds that the chosen one has met.
 */
export function costOf(samples: readonly Samples[], chosen: Samples): Measured {
  const met = samples.flatMap((one) => (one.length < chosen.length ? [] : [one.slice(0, chosen.length)]));
  const halves = [0, 1].map((half) => {
    const best = bestOf(met, (world) => world % 2 === half);
    const gains = best.map((result, world) => result - chosen[world]);
    return meanOf(gains.filter((_, world) => world % 2 !== half));
  });
  const [one, other] = halves;
  return { value: (one.value + other.value) / 2, error: Math.hypot(one.error, other.error) / 2 };
}

/** What an action brought in each world. */
export type Samples = readonly number[];

/** The largest mean, in the worlds that count. */
export function bestOf(samples: readonly Samples[], counts: (world: number) => boolean = () => true): Samples {
  const value = (one: Samples): number => meanOf(one.filter((_, world) => counts(world))).value;
  return samples.reduce((best, one) => (value(one) > value(best) ? one : best));
}

/** What decides between actions: the match where it matters, otherwise the round. */
function deciding({ results, chances }: TriedAction): Samples {
  return chances.length > 0 ? chances : results;
}
