import type { AnyState, Seat } from '@madang/engine';
import type { Learning } from '../game-players.ts';
import type { Seating } from '../learned/encoder.ts';
import { candidatesOf } from '../learner/action-values.ts';
import type { AnyPlayer, AnyTurn } from '../player.ts';
import type { AnyPolicy } from '../policy.ts';
import { search, Tried } from '../search/search.ts';
import { inPoints } from './in-points.ts';

interface PolicySearch extends Seating {
  readonly name: string;
  readonly policy: AnyPolicy;
  readonly learning: Learning;
  readonly iterations: number;
}

/** Tries the actions worth considering by playing rounds out, everybody by the quick policy. It needs no network. */
export function policySearchPlayer({ name, policy, learning, iterations, ...table }: PolicySearch): AnyPlayer {
  const { game, rules, seats } = table;
  const slots = learning.slotsOf(rules, seats);
  const worth = (state: AnyState, seat: Seat): number | null => {
    const outcome = game.outcome(state);
    return outcome && learning.worth(outcome, state, seat);
  };
  const rollout = { game, own: policy, others: policy, worth };
  const tried = ({ worlds, world, seat, legal, random, outOfTime }: AnyTurn): readonly Tried[] => {
    const actions = candidatesOf(slots, world, seat, legal).map((action) => new Tried(action));
    return actions.length === 1 ? actions : search(actions, { rollout, worlds, seat, random, iterations, outOfTime });
  };
  return {
    name,
    iterations,
    make: { iterations },
    ignoresHistory: true,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : tried(turn)[0].action),
    consider: (turn) => tried(turn).map((one) => inPoints(one, learning, turn.world, turn.seat)),
  };
}
