import { type AnyGame, type AnyState, DEALER, type Random, type Seat } from '@madang/engine';
import type { AnyPolicy } from '../policy.ts';

/** How a rollout is played, and where it ends. */
export interface Rollout {
  readonly game: AnyGame;
  /** Who plays on, for every seat. */
  readonly policy: AnyPolicy;
  /** What the points of a round are worth to a seat; the state is that at its end. */
  worth(points: readonly number[], state: AnyState, seat: Seat): number;
  /** What a position is worth in which this seat has to decide; without it a rollout goes to the end of the round. */
  cut?(state: AnyState, seat: Seat): number;
}

/** Plays on in place, and says what it came to for the seat. */
export function rollOut({ game, policy, worth, cut }: Rollout, state: AnyState, seat: Seat, random: Random): number {
  for (;;) {
    const actors = game.actors(state);
    if (actors.length > 0) {
      const actor = actors.length === 1 ? actors[0] : actors[random.below(actors.length)];
      if (cut && actor === seat) return cut(state, seat);
      game.step(state, actor, policy(state, actor, random));
      continue;
    }
    const points = pointsOf(game, state);
    if (points) return worth(points, state, seat);
    const chance = game.chance(state, random);
    if (!chance) throw new Error(`${game.id}: nobody can act`);
    game.step(state, DEALER, chance);
  }
}

function pointsOf(game: AnyGame, state: AnyState): readonly number[] | null {
  return game.points ? game.points(state) : (game.outcome(state)?.points ?? null);
}
