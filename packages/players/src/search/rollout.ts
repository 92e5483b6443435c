import type { AnyGame, AnyState, Outcome, Random, Seat } from '@madang/engine';
import type { AnyPolicy } from '../policy.ts';

/** Plays a round to its end, every seat by the same policy, in place. */
export function rollOut(game: AnyGame, state: AnyState, policy: AnyPolicy, random: Random): Outcome {
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return outcome;
    const actors = game.actors(state);
    if (actors.length === 0) {
      const chance = game.chance(state, random);
      if (!chance) throw new Error(`${game.id}: nobody can act`);
      game.step(state, -1, chance);
      continue;
    }
    const seat: Seat = actors.length === 1 ? actors[0] : actors[random.below(actors.length)];
    game.step(state, seat, policy(state, seat, random));
  }
}
