/** A section of the rulebook, with the values of one table. */
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly rows?: readonly Row[];
  /** Cards to show: for each row, or without rows under the text. */
  readonly pictures?: readonly (readonly string[])[];
}

/** What, and its value. */
export type Row = readonly [string, string];

/** A row, and the cards that show what it means. */
export interface PicturedRow {
  readonly row: Row;
  readonly cards: readonly string[];
}

export function withPictures(list: readonly PicturedRow[]): Required<Pick<Section, 'rows' | 'pictures'>> {
  return { rows: list.map(({ row }) => row), pictures: list.map(({ cards }) => cards) };
}

export type Book = (rules: object) => readonly Section[];
