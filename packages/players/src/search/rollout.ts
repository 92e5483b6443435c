import { type AnyGame, type AnyState, DEALER, type Random, type Seat } from '@madang/engine';
import type { AnyPolicy } from '../policy.ts';

/** Plays a round to its end, every seat by the same policy, in place. The points it brings to each seat. */
export function rollOut(game: AnyGame, state: AnyState, policy: AnyPolicy, random: Random): readonly number[] {
  for (;;) {
    const actors = game.actors(state);
    if (actors.length > 0) {
      const seat: Seat = actors.length === 1 ? actors[0] : actors[random.below(actors.length)];
      game.step(state, seat, policy(state, seat, random));
      continue;
    }
    const points = pointsOf(game, state);
    if (points) return points;
    const chance = game.chance(state, random);
    if (!chance) throw new Error(`${game.id}: nobody can act`);
    game.step(state, DEALER, chance);
  }
}

function pointsOf(game: AnyGame, state: AnyState): readonly number[] | null {
  return game.points ? game.points(state) : (game.outcome(state)?.points ?? null);
}
