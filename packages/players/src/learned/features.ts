import type { Action, AnyState, CardSet, Outcome, Seat } from '@madang/engine';

/** One of the lists of a state's `layout()`: its name and its owner. */
export interface Place {
  readonly name: string;
  readonly owner: Seat | null;
}

/**
 * The input of a network besides the places of the cards. It must depend only on what the seat may see: a test compares
 * it for two positions that look the same to the seat.
 */
export interface Features<S, A extends Action> {
  /** Increased with every change: a model of another version cannot be used. */
  readonly version: number;
  /** One for each list of `layout()`. */
  places(state: S): readonly Place[];
  /** Further sets of cards: the cards of the trick, the top of a pile. Always the same number. */
  marks?(state: S, seat: Seat): readonly CardSet[];
  /** What each of the marks is. */
  readonly markNames?: readonly string[];
  /** Numbers of about 0 to 1: points, calls, phases. Always the same number. */
  scalars(state: S, seat: Seat): readonly number[];
  /** What each of the scalars is. `+1` is the seat after the one that looks, `+0` itself. */
  scalarNames(state: S): readonly string[];
  /** The same action seen from seat 0, for actions that name seats. */
  turned?(state: S, seat: Seat, action: A): A;
  /** The value of an outcome for a seat: by default its points less the mean of the others'. */
  gain?(outcome: Outcome, state: S, seat: Seat): number;
}

/** The features of any game. */
export type AnyFeatures = Features<AnyState, Action>;

/** A value for each seat, beginning with this one. */
export function fromSeat<T>(seats: number, seat: Seat, value: (other: Seat) => T): T[] {
  return Array.from({ length: seats }, (_, i) => value((seat + i) % seats));
}

/** The names of what `fromSeat` gives. */
export function namesFromSeat(seats: number, names: readonly string[]): readonly string[] {
  return Array.from({ length: seats }, (_, i) => names.map((name) => `${name} +${i}`)).flat();
}

/** One-hot: 1 for the chosen one, 0 for the others. */
export function oneOf<T>(choices: readonly T[], chosen: T): number[] {
  return choices.map((choice) => (choice === chosen ? 1 : 0));
}
