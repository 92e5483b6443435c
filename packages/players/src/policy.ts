import type { Action, AnyState, Random, Seat } from '@madang/engine';

/** A method, so that a policy of one game passes as an `AnyPolicy`, as its game does as an `AnyGame`. */
interface Chooser<S, A extends Action> {
  choose(state: S, seat: Seat, random: Random): A;
}

/**
 * A quick choice for rollouts: no turn, no history, no world to draw. It may look at what its seat knows and nothing
 * else, although the state it is given has all the cards: a plan that counts on seeing hidden cards fails at the table.
 */
export type Policy<S, A extends Action> = Chooser<S, A>['choose'];
export type AnyPolicy = Policy<AnyState, Action>;

/** Each choice is made by one of two policies at random. */
export function eitherOf(first: AnyPolicy, second: AnyPolicy): AnyPolicy {
  return (state, seat, random) => (random.below(2) === 0 ? first : second)(state, seat, random);
}
