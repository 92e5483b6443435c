import type { Wanted } from './nearest.ts';

/** What a lesson reads from the table. Seat 0 is the reader. */
export interface Reading {
  readonly hand: readonly string[];
  readonly field: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** The sets that are made of named cards. */
  readonly sets: readonly Wanted[];
}

/** For a game whose lesson does not use it. */
export const NO_CARDS: Reading = { hand: [], field: [], mine: [], theirs: [], sets: [] };

export const ME = 0;
export const OTHER = 1;
