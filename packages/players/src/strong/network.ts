import type { Action, AnyGame, AnyState, Seat } from '@madang/engine';
import type { Assets } from '../assets.ts';
import type { Learning } from '../game-players.ts';
import { GAMES } from '../games.ts';
import { Net } from '../kernels/index.ts';
import type { Seating } from '../learned/encoder.ts';
import { ActionValues, candidatesOf, indexOfLargest } from '../learner/action-values.ts';
import { readNetFile } from '../learner/net-file.ts';
import type { AnySlots } from '../learner/slots.ts';
import type { AnyPolicy } from '../policy.ts';

/** A trained network at a table: what it expects of actions. */
export class TableNetwork {
  /** The name of its file. */
  readonly name: string;
  readonly learning: Learning;
  private readonly game: AnyGame;
  private readonly slots: AnySlots;
  private readonly net: ActionValues;

  constructor(name: string, game: AnyGame, learning: Learning, slots: AnySlots, net: Net) {
    this.name = name;
    this.game = game;
    this.learning = learning;
    this.slots = slots;
    this.net = new ActionValues(net, this.slots);
  }

  /** The legal actions worth considering. */
  candidates(state: AnyState, seat: Seat): readonly Action[] {
    return candidatesOf(this.slots, state, seat, this.game.legal(state, seat));
  }

  /** What it expects of each action, in their order. The list is used again by the next call. */
  values(state: AnyState, seat: Seat, actions: readonly Action[]): Float32Array {
    return this.net.of(state, seat, actions);
  }

  /** What it expects of the best of these actions. */
  largest(state: AnyState, seat: Seat, actions: readonly Action[]): number {
    const values = this.values(state, seat, actions);
    return values[indexOfLargest(values, actions.length)];
  }

  best(state: AnyState, seat: Seat): Action {
    const actions = this.candidates(state, seat);
    if (actions.length === 1) return actions[0];
    return actions[indexOfLargest(this.values(state, seat, actions), actions.length)];
  }
}

/** The action that the network likes best. */
export function byNetwork(network: TableNetwork): AnyPolicy {
  return (state, seat) => network.best(state, seat);
}

/** The network of a table that has one. */
export async function loadNetwork(seating: Seating, assets: Assets): Promise<TableNetwork> {
  const learning = await GAMES[seating.game.id]?.learning();
  const file = learning?.weights(seating.rules, seating.seats);
  if (!learning || file === undefined) throw new Error(`no network for such a table of ${seating.game.id}`);
  const slots = learning.slotsOf(seating.rules, seating.seats);
  const [kernels, bytes] = await Promise.all([assets.kernels(), assets.weights(file)]);
  const weights = await readNetFile(bytes, slots);
  if (typeof weights === 'string') throw new Error(`the weights ${file} cannot be used: ${weights}`);
  return new TableNetwork(file, seating.game, learning, slots, Net.from(kernels, weights));
}
