import { type Action, type AnyGame, type AnyState, apply, determinize, type Event, type Seat } from '@madang/engine';
import type { AnyPlayer, Turn } from '../player.ts';
import { Encoder, type Seating } from './encoder.ts';
import { type Model, refuseForeign } from './model.ts';
import { Sparse } from './sparse.ts';

type AnyTurn = Turn<AnyState, Action, Event>;

/** More worlds change the choice too rarely. */
const MOST_WORLDS = 16;

/** A player by a model. Like every player it sees its legal actions and determinized positions. */
export function learnedPlayer(model: Model, seating: Seating, name: string): AnyPlayer {
  const encoder = new Encoder(seating);
  refuseForeign(model, seating, encoder);
  const choose = model.kind === 'policy' ? byPolicy(model, encoder) : byValue(model, encoder, seating.game);
  return {
    name,
    ignoresHistory: true,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : choose(turn)),
  };
}

/** The action that the network finds most likely. */
function byPolicy({ network }: Model, encoder: Encoder): (turn: AnyTurn) => Action {
  const input = new Sparse();
  return ({ world, seat, legal }) => {
    encoder.encode(world, seat, input);
    const rows = legal.map((action) => encoder.output(world, seat, action));
    return legal[indexOfMost(network.forward(input, rows), legal.length)];
  };
}

/**
 * The action with the best position after it, on average over determinized positions. All actions are tried in the same
 * positions, so that they have the same luck. One iteration of the budget is one action in one position.
 */
function byValue(model: Model, encoder: Encoder, game: AnyGame): (turn: AnyTurn) => Action {
  const worth = positionWorth(model, encoder, game);
  return ({ world, seat, legal, random, budget }) => {
    const worlds = Math.max(1, Math.min(MOST_WORLDS, Math.floor(budget / legal.length)));
    const sums = new Float64Array(legal.length);
    for (let i = 0; i < worlds; i++) {
      const here = i === 0 ? world : determinize(world, seat, random);
      for (let k = 0; k < legal.length; k++) sums[k] += worth(apply(game, here, seat, legal[k]), seat);
    }
    return legal[indexOfMost(sums, legal.length)];
  };
}

/** The expected gain of the seat in this round by the network; after the end the real gain. */
function positionWorth(
  { network, scale }: Model,
  encoder: Encoder,
  game: AnyGame,
): (state: AnyState, seat: Seat) => number {
  const input = new Sparse();
  const rows = [0];
  return (state, seat) => {
    const outcome = game.outcome(state);
    if (outcome) return encoder.gain(outcome, state, seat);
    encoder.encode(state, seat, input);
    return network.forward(input, rows)[0] * scale;
  };
}

function indexOfMost(values: Float64Array, length: number): number {
  let best = 0;
  for (let i = 1; i < length; i++) if (values[i] > values[best]) best = i;
  return best;
}
