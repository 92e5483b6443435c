import {
  type Action,
  type AnyGame,
  type AnyState,
  type Carry,
  DEALER,
  type Outcome,
  type Random,
  type Seat,
} from '@madang/engine';
import { type Evaluator, SparseRows } from '../kernels/index.ts';
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
  private readonly positionRow = new SparseRows(1, 256);
  private readonly actionRows = new SparseRows(64, 1024);

  constructor(lesson: Lesson, random: Random) {
    this.lesson = lesson;
    this.random = random;
  }

  /** Every decision of one round that had a choice. `explore` is how often it plays any action at all. */
  round(net: Evaluator, deal: () => AnyState, explore: number, lambda: number): readonly Decision[] {
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
        game.step(state, seat, legal.length === 1 ? legal[0] : this.decide(net, state, seat, legal, explore, made[seat]));
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

  private decide(
    net: Evaluator,
    state: AnyState,
    seat: Seat,
    legal: readonly Action[],
    explore: number,
    made: Decision[],
  ): Action {
    const { slots } = this.lesson;
    const { positionRow, actionRows, random } = this;
    positionRow.clear();
    slots.position(state, seat, positionRow);
    positionRow.end();
    actionRows.clear();
    for (const action of legal) {
      slots.action(state, seat, action, actionRows);
      actionRows.end();
    }
    const values = net.slots(positionRow, actionRows);
    let best = 0;
    for (let i = 1; i < legal.length; i++) if (values[i] > values[best]) best = i;
    const expected = values[best];
    const chosen = explore > 0 && random.below(1000) < explore * 1000 ? random.below(legal.length) : best;
    const [start, end] = [actionRows.starts[chosen], actionRows.starts[chosen + 1]];
    const inputs = new Int32Array(positionRow.size + end - start);
    inputs.set(positionRow.indices.subarray(0, positionRow.size));
    inputs.set(actionRows.indices.subarray(start, end), positionRow.size);
    made.push({ inputs, best: expected, target: 0 });
    return legal[chosen];
  }
}
