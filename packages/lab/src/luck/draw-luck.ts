import { type Action, type AnyGame, type AnyState, type Card, CardSet, type Seat } from '@madang/engine';
import { ownFaces } from '@madang/engine/internal';
import type { Expectation } from './expectation.ts';

/** How luck is measured in a game. */
export interface LuckMeasure {
  readonly game: AnyGame;
  readonly expectation: Expectation;
  /** The stock from the top. All its orders are equally likely, whatever has happened so far. */
  stock(state: AnyState): readonly Card[];
}

/**
 * Adds up a seat's luck in the cards that came from the stock: at each draw, what is expected after it, less the mean over
 * all cards that could have come instead. Over many games this sum is zero on average, whatever is expected.
 */
export class DrawLuck {
  sum = 0;
  private readonly measure: LuckMeasure;
  private readonly seat: Seat;
  private before: AnyState | null = null;

  constructor(measure: LuckMeasure, seat: Seat) {
    this.measure = measure;
    this.seat = seat;
  }

  dealt(state: AnyState): void {
    this.before = state.clone();
  }

  /** The state is that after the action. */
  acted(seat: Seat, action: Action, state: AnyState): void {
    const { before, measure } = this;
    if (before && measure.stock(state).length < measure.stock(before).length)
      this.sum += measure.expectation(state, this.seat) - this.mean(before, seat, action, 0);
    this.before = state.clone();
  }

  /** What is expected after the action, over all orders of the stock that begin with its first `known` cards. */
  private mean(before: AnyState, seat: Seat, action: Action, known: number): number {
    const { game, expectation, stock } = this.measure;
    const cards = stock(before);
    let sum = 0;
    for (let i = known; i < cards.length; i++) {
      const world = swapped(before, cards[known], cards[i]);
      const after = world.clone();
      game.step(after, seat, action);
      const drawn = cards.length - stock(after).length;
      // A bonus card brings another draw.
      sum += drawn > known + 1 ? this.mean(world, seat, action, known + 1) : expectation(after, this.seat);
    }
    return sum / (cards.length - known);
  }
}

/** The same position with these two cards of the stock in each other's place. */
function swapped(state: AnyState, one: Card, other: Card): AnyState {
  if (one === other) return state;
  const faces = ownFaces();
  faces[one] = other;
  faces[other] = one;
  return state.relabel(faces, CardSet.of(one, other));
}
