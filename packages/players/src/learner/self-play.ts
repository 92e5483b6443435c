import { type Action, type AnyGame, type AnyState, DEALER, type Outcome, type Random, type Seat } from '@madang/engine';
import type { Evaluator } from '../kernels/index.ts';
import { ActionValues, indexOfLargest } from './action-values.ts';
import type { AnySlots } from './slots.ts';

/** A table at which a network learns. */
export interface Lesson {
  readonly game: AnyGame;
  readonly rules: object;
  readonly seats: number;
  readonly slots: AnySlots;
  /** What an outcome is worth to a seat, in units of about 1. */
  worth(outcome: Outcome, state: AnyState, seat: Seat): number;
}

/** One decision of a seat. */
interface Decision {
  /** The inputs of the position and of the chosen action. */
  readonly inputs: Int32Array;
  /** What the network expected of the best action. */
  readonly best: number;
  /** What it should have expected of the chosen one: known at the end of the round. */
  target: number;
}

/** Plays rounds against itself and remembers every decision with what it came to. */
export class SelfPlay {
  private readonly lesson: Lesson;
  private readonly random: Random;
  private readonly values: ActionValues;

  constructor(lesson: Lesson, net: Evaluator, random: Random) {
    this.lesson = lesson;
    this.random = random;
    this.values = new ActionValues(net, lesson.slots);
  }

  /** Every decision of one round that had a choice. `explore` is how often it plays any action at all. */
  round(deal: () => AnyState, explore: number, lambda: number): readonly Decision[] {
    const { game, seats, worth } = this.lesson;
    const { random } = this;
    const state = deal();
    const made: Decision[][] = Array.from({ length: seats }, () => []);
    let outcome = game.outcome(state);
    while (!outcome) {
      const actors = game.actors(state);
      const seat = actors.length === 0 ? DEALER : actors.length === 1 ? actors[0] : actors[random.below(actors.length)];
      if (seat === DEALER) {
        const chance = game.chance(state, random);
        if (!chance) throw new Error(`${game.id}: nobody can act`);
        game.step(state, DEALER, chance);
      } else {
        const legal = game.legal(state, seat);
        game.step(state, seat, legal.length === 1 ? legal[0] : this.decide(state, seat, legal, explore, made[seat]));
      }
      outcome = game.outcome(state);
    }
    const decisions: Decision[] = [];
    for (const [seat, own] of made.entries()) {
      let result = worth(outcome, state, seat);
      for (let i = own.length - 1; i >= 0; i--) {
        own[i].target = result;
        // What the decision before this one leads to: part what came, part what was expected here.
        result = lambda * result + (1 - lambda) * own[i].best;
        decisions.push(own[i]);
      }
    }
    return decisions;
  }

  private decide(state: AnyState, seat: Seat, legal: readonly Action[], explore: number, made: Decision[]): Action {
    const { values, random } = this;
    const expected = values.of(state, seat, legal);
    const best = indexOfLargest(expected, legal.length);
    const chosen = explore > 0 && random.below(1000) < explore * 1000 ? random.below(legal.length) : best;
    made.push({ inputs: values.inputs(chosen), best: expected[best], target: 0 });
    return legal[chosen];
  }
}
