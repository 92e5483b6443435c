import { type AnyGame, type AnyState, type Carry, FastRandom, type Outcome } from '@madang/engine';
import { shuffle } from '@madang/engine/internal';
import type { AnyPolicy } from '../policy.ts';
import { rollOut } from '../search/rollout.ts';

/** A table at which everybody plays by the same policy. */
export interface Simulation {
  readonly game: AnyGame;
  readonly rules: object;
  readonly seats: number;
  readonly policy: AnyPolicy;
}

export interface PlayedRound {
  /** At its end. */
  readonly state: AnyState;
  readonly outcome: Outcome;
  readonly carry: Carry;
}

/** Plays matches without end, one after the other, and tells how their rounds came out; void deals are left out. */
export function* simulateRounds(
  { game, rules, seats, policy }: Simulation,
  seed: number,
): Generator<PlayedRound, never> {
  const random = new FastRandom(seed);
  const pack = game.pack(rules, seats);
  const worth = (state: AnyState) => (game.outcome(state) ? 0 : null);
  const rollout = { game, own: policy, others: policy, worth };
  let next: { readonly carry: Carry; readonly number: number } | null = null;
  for (;;) {
    const { carry, number }: { carry: Carry; number: number } = next ?? {
      carry: game.opening({ rules, seats, inputs: {}, random }),
      number: 1,
    };
    const deck = pack.slice();
    shuffle(deck, random);
    const state = game.deal(deck, { rules, seats, number, carry });
    rollOut(rollout, state, 0, random);
    const outcome = game.outcome(state);
    if (!outcome) throw new Error(`${game.id}: the round is not over`);
    const after = game.carry(state);
    next = after.result ? null : { carry: after, number: outcome.void ? number : number + 1 };
    if (!outcome.void) yield { state, outcome, carry: after };
  }
}
