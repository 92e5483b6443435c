import { type Action, type AnyGame, type AnyState, apply, determinize, type Seat } from '@madang/engine';
import { GAMES } from '../games.ts';
import { type Evaluator, Net, SparseRows, type WasmModule } from '../kernels/index.ts';
import { indexOfLargest } from '../learner/action-values.ts';
import type { AnySlots } from '../learner/slots.ts';
import type { AnyPlayer, AnyTurn } from '../player.ts';
import { TableNetwork } from '../strong/network.ts';
import { networkPlayer } from '../strong/network-player.ts';
import { Encoder, type Seating } from './encoder.ts';
import { type Model, refuseOtherInputs, refuseOtherTable } from './model.ts';
import { ModelError } from './model-error.ts';
import { Sparse } from './sparse.ts';

/** More worlds change the choice too rarely. */
const MOST_WORLDS = 16;

/** A player by a model. Like every player it sees its legal actions and determinized positions. */
export async function learnedPlayer(
  model: Model,
  seating: Seating,
  name: string,
  kernels: WasmModule,
): Promise<AnyPlayer> {
  refuseOtherTable(model, seating);
  if (model.kind === 'actions') return byActionValues(model, seating, name, kernels);
  const encoder = new Encoder(seating);
  refuseOtherInputs(model, { ...borderOf(encoder), outputs: model.kind === 'policy' ? encoder.outputs : 1 });
  const net = new Asked(Net.from(kernels, model.weights));
  const choose = model.kind === 'policy' ? byPolicy(net, encoder) : byValue(net, model.scale, encoder, seating.game);
  return {
    name,
    ignoresHistory: true,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : choose(turn)),
  };
}

function borderOf({ version, inputs }: Encoder): { readonly version: string; readonly inputs: number } {
  return { version, inputs };
}

/** The version of the inputs of a network that learns by self-play. */
export function slotsVersion({ id }: Pick<AnyGame, 'id'>, { version }: Pick<AnySlots, 'version'>): string {
  return `${id}-slots-${version}`;
}

/** The action that is worth most. */
async function byActionValues(model: Model, seating: Seating, name: string, kernels: WasmModule): Promise<AnyPlayer> {
  const { game, rules, seats } = seating;
  const learning = await GAMES[game.id]?.learning();
  if (!learning) throw new ModelError('other version', `${game.id} has no inputs for it`);
  const slots = learning.slotsOf(rules, seats);
  refuseOtherInputs(model, { version: slotsVersion(game, slots), inputs: slots.inputs, outputs: 1 });
  return networkPlayer(new TableNetwork(name, game, learning, slots, Net.from(kernels, model.weights)), name);
}

/** Answers for one position at a time. */
class Asked {
  private readonly net: Evaluator;
  private readonly inputs = new SparseRows(1, 256);
  private readonly outputs = new SparseRows(1, 64);

  constructor(net: Evaluator) {
    this.net = net;
  }

  /** The outputs of these rows, in order. The next call reuses the list. */
  of({ indices, values, length }: Sparse, rows: readonly number[]): Float32Array {
    const { inputs, outputs } = this;
    inputs.clear();
    for (let i = 0; i < length; i++) inputs.add(indices[i], values[i]);
    inputs.end();
    outputs.clear();
    outputs.addRow(rows);
    return this.net.forward(inputs, outputs);
  }
}

/** The action that the network finds most likely. */
function byPolicy(net: Asked, encoder: Encoder): (turn: AnyTurn) => Action {
  const input = new Sparse();
  return ({ world, seat, legal }) => {
    encoder.encode(world, seat, input);
    const rows = legal.map((action) => encoder.output(world, seat, action));
    return legal[indexOfLargest(net.of(input, rows), legal.length)];
  };
}

/**
 * The action with the best position after it, on average over determinized positions. All actions are tried in the same
 * positions, so that they have the same luck. One iteration of the budget is one action in one position.
 */
function byValue(net: Asked, scale: number, encoder: Encoder, game: AnyGame): (turn: AnyTurn) => Action {
  const worth = positionWorth(net, scale, encoder, game);
  return ({ world, seat, legal, random, budget }) => {
    const worlds = Math.max(1, Math.min(MOST_WORLDS, Math.floor(budget / legal.length)));
    const sums = new Float64Array(legal.length);
    for (let i = 0; i < worlds; i++) {
      const here = i === 0 ? world : determinize(world, seat, random);
      for (let k = 0; k < legal.length; k++) sums[k] += worth(apply(game, here, seat, legal[k]), seat);
    }
    return legal[indexOfLargest(sums, legal.length)];
  };
}

/** The expected gain of the seat in this round by the network; after the end the real gain. */
function positionWorth(
  net: Asked,
  scale: number,
  encoder: Encoder,
  game: AnyGame,
): (state: AnyState, seat: Seat) => number {
  const input = new Sparse();
  const rows = [0];
  return (state, seat) => {
    const outcome = game.outcome(state);
    if (outcome) return encoder.gain(outcome, state, seat);
    encoder.encode(state, seat, input);
    return net.of(input, rows)[0] * scale;
  };
}
