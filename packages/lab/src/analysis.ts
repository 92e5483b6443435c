import type { Action, AnyState, Card, Event, Json, Outcome, Seat } from '@madang/engine';
import type { Estimate, Estimates } from './estimates.ts';

/** Follows matches and records the values of the game's own section of a report. */
export interface MatchObserver<S, A, E> {
  event?(event: E): void;
  acted?(seat: Seat, action: A, state: S): void;
  ended(outcome: Outcome, state: S): void;
}

/** The unit of scores. */
export type ScoredIn = 'points' | 'gold';

/** Tells how often events of some types have happened in a round that is over. */
export interface RoundEvents<S> {
  readonly types: readonly string[];
  /** By the last state, the outcome and the number of actions; into a list that is as long as the types. */
  count(state: S, outcome: Outcome, actions: number, counts: number[]): void;
}

/** What a game adds to reports and logs. A game without one has the common parts only. */
export interface Analysis<S, A, E, R = object> {
  /** The unit of scores under these rules. Default: points. */
  scoredIn?(rules: R): ScoredIn;
  /** Whether the hour at which a match begins matters under these rules. Default: no. */
  asksHour?(rules: R): boolean;
  /** The types of events that belong to the deal itself and are emitted by no step. Default: none. */
  dealtEvents?(state: S): readonly string[];
  /**
   * All events that the steps of a round emit, if nobody resigns: a simulation without a report does not build them then.
   * Default: events are built and counted one by one.
   */
  readonly roundEvents?: RoundEvents<S>;
  /** The seat that began this round. */
  starter(state: S): Seat;
  /** What each seat has in this round so far, as the game counts. */
  standing(state: S): readonly number[];
  /** Properties of a card, beside its id. */
  card(id: string): Readonly<Record<string, Json>>;
  /**
   * The stock from the top, in a game whose cards are drawn from it face up. All its orders are equally likely, whatever
   * has happened so far.
   */
  stock?(state: S): readonly Card[];
  observe(estimates: Estimates): MatchObserver<S, A, E>;
  /** The game's own section of the report. */
  section(estimates: Estimates): Readonly<Record<string, Reported>>;
}

/** A tree with estimates at its leaves; null where there was nothing to estimate. */
export type Reported = Estimate | number | string | null | { readonly [name: string]: Reported };

export type AnyAnalysis = Analysis<AnyState, Action, Event>;
