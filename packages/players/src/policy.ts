import type { Action, AnyState, Random, Seat } from '@madang/engine';

/**
 * A quick choice for rollouts: no turn, no history, no world to draw. It may look at what its seat knows and nothing
 * else, although the state it is given has all the cards: a plan that counts on seeing hidden cards fails at the table.
 */
export type Policy<S, A extends Action> = (state: S, seat: Seat, random: Random) => A;
export type AnyPolicy = Policy<AnyState, Action>;
