import { type Action, type AnyState, DEALER, type Outcome, type Random, type Seat } from '@madang/engine';
import type { Evaluator } from '../kernels/index.ts';
import { ActionValues, candidatesOf, indexOfLargest } from './action-values.ts';
import type { Examples } from './examples.ts';
import type { Task } from './task.ts';

/** One decision of a seat. */
interface Decision {
  /** Its number among the examples. */
  readonly example: number;
  /** What the network expected of the best action, and whether that was played. */
  readonly best: number;
  readonly wasBest: boolean;
}

/** How a round is played. */
interface RoundPlan {
  /** The share of decisions that play a random action. */
  readonly explore: number;
  readonly lambda: number;
  /** The only seat of the network, against the game's quick policy in the others; by default all are the network's. */
  readonly alone?: Seat | undefined;
}

/** Plays rounds against itself. Every decision between several actions becomes an example, with its result as the target. */
export class SelfPlay {
  private readonly task: Task;
  private readonly values: ActionValues;
  private readonly examples: Examples;
  private readonly made: readonly Decision[][];

  constructor(task: Task, net: Evaluator, examples: Examples) {
    this.task = task;
    this.values = new ActionValues(net, task.slots);
    this.examples = examples;
    this.made = Array.from({ length: task.seats }, () => []);
  }

  /** Plays the round to its end, in place. */
  round(state: AnyState, { explore, lambda, alone }: RoundPlan, random: Random): Outcome {
    const { game, policy } = this.task;
    for (const decisions of this.made) decisions.length = 0;
    for (;;) {
      const outcome = game.outcome(state);
      if (outcome) {
        this.setTargets(outcome, state, lambda);
        return outcome;
      }
      const actors = game.actors(state);
      if (actors.length === 0) {
        const chance = game.chance(state, random);
        if (!chance) throw new Error(`${game.id}: nobody can act`);
        game.step(state, DEALER, chance);
        continue;
      }
      const seat = actors.length === 1 ? actors[0] : actors[random.below(actors.length)];
      const isRival = alone !== undefined && seat !== alone;
      game.step(state, seat, isRival ? policy(state, seat, random) : this.choose(state, seat, explore, random));
    }
  }

  private choose(state: AnyState, seat: Seat, explore: number, random: Random): Action {
    const { values } = this;
    const { game, slots } = this.task;
    const actions = candidatesOf(slots, state, seat, game.legal(state, seat));
    if (actions.length === 1) return actions[0];
    const expected = values.of(state, seat, actions);
    const best = indexOfLargest(expected, actions.length);
    const chosen = random.below(1000) < explore * 1000 ? random.below(actions.length) : best;
    const example = this.examples.add(values.position, values.actions, chosen);
    this.made[seat].push({ example, best: expected[best], wasBest: chosen === best });
    return actions[chosen];
  }

  private setTargets(outcome: Outcome, state: AnyState, lambda: number): void {
    const { targets } = this.examples;
    for (const [seat, decisions] of this.made.entries()) {
      if (decisions.length === 0) continue;
      let result = this.task.worth(outcome, state, seat);
      for (let i = decisions.length - 1; i >= 0; i--) {
        const { example, best, wasBest } = decisions[i];
        targets[example] = result;
        // What the decision before this one leads to: part what came, part what was expected here. After an action
        // that was played only to explore, what came is not what the best action leads to.
        result = wasBest ? lambda * result + (1 - lambda) * best : best;
      }
    }
  }
}
