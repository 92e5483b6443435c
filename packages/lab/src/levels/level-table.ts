import type { Json } from '@madang/engine';

/** Numbers of deals, fixed before anything is measured. */
export interface Deals {
  /** For contests in which this level is the stronger player. */
  readonly medium: number;
  readonly strong: number;
  readonly master: number;
}

/** A table at which levels are measured. */
export interface LevelTable {
  readonly title: string;
  /** As `configure` takes them. */
  readonly rules: { readonly ruleset: string } & Readonly<Record<string, Json>>;
  readonly seats: number;
  /** What counts: the points of a round, or the share of rounds won. */
  readonly by: 'points' | 'wins';
  readonly deals: Deals;
  /** Of the contests against easy that the finished players play once more, on other deals. With goals only. */
  readonly fresh?: Deals;
  /**
   * What the lower end of the interval of each level against easy should reach. Without goals only strong is measured
   * against easy: the table has other rules than the game's usual ones.
   */
  readonly goals?: Readonly<Record<'medium' | 'strong' | 'master', number>>;
  /** Whole matches of strong against easy; the rules may set how long they are. */
  readonly matches?: { readonly rules: LevelTable['rules']; readonly deals: number; readonly length: string };
  /**
   * Of simulated rated matches, by this set of rules or, at the game's first table with goals, by all sets: what is changed of the
   * set, where a match could last for ever, and other numbers of deals, where it is short or long.
   */
  readonly rated?: {
    readonly changes?: Readonly<Record<string, Json>>;
    readonly deals?: Readonly<Record<string, number>>;
  };
}
