import type { AnyState, Seat } from '@madang/engine';
import type { Seating } from '@madang/players';
import type { TableNetwork } from '@madang/players/node';

/** What the rest of a round is worth to a seat. Any function of the true position will do (docs/evaluation.md). */
export type Expectation = (state: AnyState, seat: Seat) => number;

/** By a network, which knows what the seat whose turn it is expects; the other seats share the opposite. */
export function networkExpectation({ game, seats }: Seating, network: TableNetwork): Expectation {
  return (state, seat) => {
    const outcome = game.outcome(state);
    if (outcome) return network.learning.worth(outcome, state, seat);
    const [actor] = game.actors(state);
    const best = network.largest(state, actor, network.candidates(state, actor));
    return actor === seat ? best : -best / (seats - 1);
  };
}
