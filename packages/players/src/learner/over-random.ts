import { DEALER, FastRandom } from '@madang/engine';
import type { Evaluator } from '../kernels/index.ts';
import { ActionValues, candidatesOf, indexOfLargest } from './action-values.ts';
import { Series } from './series.ts';
import type { Task } from './task.ts';

/** For tests: what a round is worth to a network, on average, when all other seats play at random. */
export function worthOverRandom(task: Task, net: Evaluator, rounds: number): number {
  const { game, slots, seats } = task;
  const values = new ActionValues(net, slots);
  const random = new FastRandom(99);
  const series = new Series(task);
  let sum = 0;
  for (let i = 0; i < rounds; i++) {
    const learner = i % seats;
    const state = series.deal(random);
    let outcome = game.outcome(state);
    for (; !outcome; outcome = game.outcome(state)) {
      const [seat = DEALER] = game.actors(state);
      const chance = seat === DEALER ? game.chance(state, random) : null;
      const actions = chance ? [chance] : candidatesOf(slots, state, seat, game.legal(state, seat));
      const chosen =
        seat === learner
          ? indexOfLargest(values.of(state, seat, actions), actions.length)
          : random.below(actions.length);
      game.step(state, seat, actions[chosen]);
    }
    sum += task.worth(outcome, state, learner);
    series.ended(state, outcome);
  }
  return sum / rounds;
}
