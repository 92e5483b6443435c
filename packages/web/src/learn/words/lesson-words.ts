type Say1 = (one: string) => string;

/** The lesson's texts in one language. Card names are already quoted, and lists joined. */
export interface LessonWords {
  readonly title: string;
  readonly next: string;
  readonly back: string;
  readonly restart: string;
  readonly leave: string;
  readonly realMatch: string;
  /** A card's name inside a sentence. */
  readonly quoted: Say1;
  readonly comma: string;

  readonly hand: (count: number) => string;
  readonly months: (mine: string, onField: string) => string;
  readonly howToPlay: string;
  readonly nothingMatches: string;
  readonly chooseTarget: string;
  readonly took: (card: string, taken: string) => string;
  readonly laid: (card: string) => string;
  readonly flipTook: (card: string, taken: string) => string;
  readonly flipLaid: (card: string) => string;
  readonly theirTurn: (other: string) => string;
  readonly whereTheyLie: string;
  readonly near: (set: string, have: number, need: number, missing: string) => string;
  readonly theirNear: (other: string, set: string, missing: string) => string;
  readonly yourTurn: string;
  readonly count: string;
  readonly lost: (other: string) => string;
}
