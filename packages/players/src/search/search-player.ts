import type { AnyGame, AnyState, Seat } from '@madang/engine';
import { lead } from '../lead.ts';
import type { AnyPlayer, AnyTurn } from '../player.ts';
import type { AnyPolicy } from '../policy.ts';
import { search, Tried } from './search.ts';

/**
 * Tries its actions by playing rounds out in worlds that could be, everybody by the given policy. The number of rollouts is
 * the turn's budget, or always the same.
 */
export function searchPlayer(game: AnyGame, policy: AnyPolicy, iterations?: number): AnyPlayer {
  const worth = (state: AnyState, seat: Seat) => leadAtEnd(game, state, seat);
  const rollout = { game, own: policy, others: policy, worth };
  const tried = ({ legal, worlds, seat, random, budget, outOfTime }: AnyTurn): readonly Tried[] => {
    const actions = legal.map((action) => new Tried(action));
    return search(actions, { rollout, worlds, seat, random, iterations: iterations ?? budget, outOfTime });
  };
  return {
    name: 'search',
    ignoresHistory: true,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : tried(turn)[0].action),
    consider: (turn) => tried(turn).map(({ action, value, error }) => ({ action, of: 'round', value, error })),
  };
}

function leadAtEnd(game: AnyGame, state: AnyState, seat: Seat): number | null {
  const points = game.points ? game.points(state) : game.outcome(state)?.points;
  return points ? lead({ points }, seat) : null;
}
