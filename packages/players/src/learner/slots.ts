import type { Action, AnyState, Seat } from '@madang/engine';
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
  /** Adds what the seat sees to the open row. */
  position(state: S, seat: Seat, row: SparseRows): void;
  /** Adds what this action does to the open row. */
  action(state: S, seat: Seat, action: A, row: SparseRows): void;
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
