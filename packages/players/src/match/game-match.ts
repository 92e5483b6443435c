import type { AnyGame, AnyState, Carry, RoundSetup, Seat } from '@madang/engine';

interface Form {
  /** The seat from which the points of the next round are counted in a table. */
  starterOf(carry: Carry): Seat;
}

/** A match of a fixed number of rounds: at the end the highest score wins. */
export interface SeriesForm extends Form {
  readonly kind: 'series';
  readonly rounds: number;
  /** What one point of a round changes in the scores. Negative where the fewest points win. */
  readonly unit: number;
  /** Who begins after a round without a winner; after others, the winner does. */
  readonly afterDraw: 'same' | 'other';
  /** What the points of the next round are multiplied by. */
  factorOf(carry: Carry): number;
}

/** A match that ends when somebody reaches a score. */
export interface RaceForm extends Form {
  readonly kind: 'race';
  readonly target: number;
  /** From this score on a seat scores only as declarer; 0: no such rule. */
  readonly barrel: number;
  /** The scores at which chances are simulated; between them they are interpolated. */
  readonly lines: readonly number[];
}

export type MatchForm = SeriesForm | RaceForm;

/** Rules for which tables are made. */
export interface TablePlan {
  /** As for `configure`. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly number[];
  /** How its rounds are simulated, where that is different. */
  readonly simulated?: Readonly<Record<string, unknown>>;
}

/** How matches of a game are decided, and which tables it has. */
export interface GameMatch {
  plansOf(game: AnyGame): readonly TablePlan[];
  /** Options in which a table must agree with the rules. */
  readonly decisive: readonly string[];
  /** Options that change nothing in a table. Of all others, few may differ. */
  readonly indifferent: readonly string[];
  /** Undefined where points are all that counts. */
  formOf(rules: object, seats: number): MatchForm | undefined;
  setupOf(state: AnyState): RoundSetup<object, Carry>;
  /** Who began this round; for the first round of a match its carry may not say. */
  starterOf(state: AnyState): Seat;
  /** The seat that scores also on the barrel. */
  declarerOf?(state: AnyState): Seat | null;
}
