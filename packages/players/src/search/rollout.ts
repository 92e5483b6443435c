import { type Action, type AnyGame, type AnyState, DEALER, type Random, type Seat } from '@madang/engine';
import type { AnyPolicy } from '../policy.ts';

/** How a rollout is played, and what it comes to. */
export interface Rollout {
  readonly game: AnyGame;
  /** Who plays on for the seat that searches, and for the others. */
  readonly own: AnyPolicy;
  readonly others: AnyPolicy;
  /** What the end of the round is worth to a seat; null until then. */
  worth(state: AnyState, seat: Seat): number | null;
  /** Without it a rollout goes to the end of the round. */
  readonly cut?: Cut;
}

/** Ends a rollout at a decision of the seat that searches, and says what the position is worth to it. */
export interface Cut {
  /** At its first decision in the rollout, or a later one. */
  readonly decision: number;
  candidates(state: AnyState, seat: Seat): readonly Action[];
  worth(state: AnyState, seat: Seat, candidates: readonly Action[]): number;
}

/** Plays on in place, and says what it came to for the seat. */
export function rollOut(rollout: Rollout, state: AnyState, seat: Seat, random: Random): number {
  const { game, own, others, worth, cut } = rollout;
  let decisions = 0;
  for (;;) {
    const actors = game.actors(state);
    if (actors.length > 0) {
      const actor = actors.length === 1 ? actors[0] : actors[random.below(actors.length)];
      if (cut && actor === seat) {
        const candidates = cut.candidates(state, seat);
        const isChoice = candidates.length > 1;
        if (isChoice && ++decisions === cut.decision) return cut.worth(state, seat, candidates);
        game.step(state, seat, isChoice ? own(state, seat, random) : candidates[0]);
      } else game.step(state, actor, (actor === seat ? own : others)(state, actor, random));
      continue;
    }
    const end = worth(state, seat);
    if (end !== null) return end;
    const chance = game.chance(state, random);
    if (!chance) throw new Error(`${game.id}: nobody can act`);
    game.step(state, DEALER, chance);
  }
}
