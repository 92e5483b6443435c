import type { AnyGame } from '@madang/engine';
import { lead } from '../lead.ts';
import type { AnyPlayer } from '../player.ts';
import type { AnyPolicy } from '../policy.ts';
import type { Rollout } from './rollout.ts';
import { search } from './search.ts';

/**
 * Tries its actions by playing rounds out in worlds that could be, everybody by the game's quick policy. The turn's budget
 * is the number of rollouts.
 */
export function searchPlayer(game: AnyGame, policy: AnyPolicy): AnyPlayer {
  const rollout: Rollout = { game, policy, worth: (points, _, seat) => lead({ points }, seat) };
  return {
    name: 'search',
    ignoresHistory: true,
    choose: ({ worlds, seat, legal, random, budget }) =>
      legal.length === 1
        ? legal[0]
        : search(rollout, (chance) => worlds.draw(chance), seat, legal, budget, random)[0].action,
  };
}
