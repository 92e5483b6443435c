/** A part of the rules as a player reads them, with the numbers of the table at which it is read. */
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly rows?: readonly Row[];
}

/** What, and what it is worth. */
export type Row = readonly [string, string];

export type Book = (rules: object) => readonly Section[];
