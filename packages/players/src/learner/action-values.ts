import type { Action, AnyState, Seat } from '@madang/engine';
import { type Evaluator, SparseRows } from '../kernels/index.ts';
import type { AnySlots } from './slots.ts';

/** What a network expects of each action of a turn. */
export class ActionValues {
  /** The inputs of the last call: of the position, and of each action. */
  readonly position = new SparseRows(1, 256);
  readonly actions = new SparseRows(64, 1024);
  private readonly net: Evaluator;
  private readonly slots: AnySlots;

  constructor(net: Evaluator, slots: AnySlots) {
    this.net = net;
    this.slots = slots;
  }

  /** One for each action, in their order. The list is used again by the next call. */
  of(state: AnyState, seat: Seat, legal: readonly Action[]): Float32Array {
    const { net, slots, position, actions } = this;
    position.clear();
    slots.position(state, seat, position);
    position.end();
    actions.clear();
    for (let i = 0; i < legal.length; i++) {
      slots.action(state, seat, legal[i], actions);
      actions.end();
    }
    return net.slots(position, actions);
  }
}

/** The legal actions worth considering. */
export function candidatesOf(
  slots: AnySlots,
  state: AnyState,
  seat: Seat,
  legal: readonly Action[],
): readonly Action[] {
  return slots.candidates ? slots.candidates(state, seat, legal) : legal;
}

/** The index of the largest of the first so many values. */
export function indexOfLargest(values: ArrayLike<number>, count: number): number {
  let largest = 0;
  for (let i = 1; i < count; i++) if (values[i] > values[largest]) largest = i;
  return largest;
}
