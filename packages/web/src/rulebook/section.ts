/** A section of the rulebook, with the values of one table. */
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly rows?: readonly Row[];
}

/** What, and its value. */
export type Row = readonly [string, string];

export type Book = (rules: object) => readonly Section[];
