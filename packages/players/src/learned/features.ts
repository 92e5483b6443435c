import type { Action, AnyState, CardSet, Outcome, Seat } from '@madang/engine';

/** One of the lists of a state's `layout()`: what it is, and whose. */
export interface Place {
  readonly name: string;
  readonly owner: Seat | null;
}

/**
 * What a game tells a network beside where each card lies. All of it must follow from what the seat may see: a test
 * holds every game to giving the same for two worlds that the seat cannot tell apart.
 */
export interface Features<S, A extends Action> {
  /** Goes up with every change of meaning: a model of another version cannot be used. */
  readonly version: number;
  /** One for each list of `layout()`. */
  places(state: S): readonly Place[];
  /** Further sets of cards that matter: the cards of the trick, the top of a pile. Always as many. */
  marks?(state: S, seat: Seat): readonly CardSet[];
  /** Numbers of about 0 to 1: points, calls, phases. Always as many. */
  scalars(state: S, seat: Seat): readonly number[];
  /** The same action as it would be for seat 0, where actions name seats. */
  turned?(state: S, seat: Seat, action: A): A;
  /** What an outcome is worth to a seat: by default its points, less the mean of the others'. */
  gain?(outcome: Outcome, state: S, seat: Seat): number;
}

export type AnyFeatures = Features<AnyState, Action>;

/** A value for each seat, the looking one first. */
export function fromSeat<T>(seats: number, seat: Seat, value: (other: Seat) => T): T[] {
  return Array.from({ length: seats }, (_, i) => value((seat + i) % seats));
}

/** One number for each choice, 1 for the one that is. */
export function oneOf<T>(choices: readonly T[], chosen: T): number[] {
  return choices.map((choice) => (choice === chosen ? 1 : 0));
}
