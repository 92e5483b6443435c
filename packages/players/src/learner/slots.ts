import type { Action, AnyState, CardSet, Seat } from '@madang/engine';
import type { SparseRows } from '../kernels/index.ts';

/**
 * A position and an action as the inputs of a network that are on. The position is written once for all actions of a turn,
 * and each action adds its own inputs. All of it follows from what the seat may see: a test holds every game to writing the
 * same for two worlds that the seat cannot tell apart.
 */
export interface Slots<S, A extends Action> {
  /** Goes up with every change of meaning: weights of another version cannot be used. */
  readonly version: number;
  /** How many inputs there are. */
  readonly inputs: number;
  /** Adds what the seat sees to the open row; it is the seat's turn. Called before `action`. */
  position(state: S, seat: Seat, row: SparseRows): void;
  /** Adds what this action does to the open row. It may use what the last call of `position`, on the same state, computed. */
  action(state: S, seat: Seat, action: A, row: SparseRows): void;
  /** The legal actions worth considering, at least one. Absent: all of them. */
  candidates?(state: S, seat: Seat, legal: readonly A[]): readonly A[];
}
export type AnySlots = Slots<AnyState, Action>;

/** Gives ranges of inputs their places, one after the other. */
export class SlotPlan {
  size = 0;

  /** The first of so many inputs. */
  range(count: number): number {
    const start = this.size;
    this.size += count;
    return start;
  }
}

/** One input for each card of a set. */
export function addCards(row: SparseRows, start: number, cards: CardSet): void {
  for (let card = cards.first; card >= 0; card = cards.after(card)) row.add(start + card);
}

/** One of `count` inputs for a whole number from 0; numbers out of range use the nearest. */
export function addCount(row: SparseRows, start: number, count: number, number: number): void {
  row.add(start + (number < 0 ? 0 : number < count ? number : count - 1));
}
