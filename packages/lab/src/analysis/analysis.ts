import type { Action, AnyState, Event, Json, Outcome, Seat } from '@madang/engine';
import type { Estimate, Estimates } from '../estimates.ts';

/** Looks on at one match and notes what the game's own part of a report is about. */
export interface Watch<S, A, E> {
  event?(event: E): void;
  acted?(seat: Seat, action: A, state: S): void;
  ended(outcome: Outcome, state: S): void;
}

/** What scores are counted in. */
export type ScoredIn = 'points' | 'gold';

/** What a game adds to reports and logs. One file for each family of games; a game without one has none of this. */
export interface Analysis<S, A, E, R = object> {
  /** What scores are counted in by these rules; points where nothing else is said. */
  scoredIn?(rules: R): ScoredIn;
  /** Whether by these rules anything depends on the hour at which a match begins; not where nothing is said. */
  asksHour?(rules: R): boolean;
  /** The types of events that are told with the deal itself and happen in no step; none where nothing is said. */
  dealtEvents?(state: S): readonly string[];
  /** Who began this round. */
  starter(state: S): Seat;
  /** What each seat has in this round so far, as the game counts. */
  standing(state: S): readonly number[];
  /** What a card is, beside its id. */
  card(id: string): Readonly<Record<string, Json>>;
  watch(ledger: Estimates): Watch<S, A, E>;
  /** The game's own part of the report. */
  section(ledger: Estimates): Readonly<Record<string, Reported>>;
}

/** A tree with estimates at its leaves; null where nothing was seen that could be estimated. */
export type Reported = Estimate | number | string | null | { readonly [name: string]: Reported };

export type AnyAnalysis = Analysis<AnyState, Action, Event>;
