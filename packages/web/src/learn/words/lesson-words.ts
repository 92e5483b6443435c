type Say1 = (one: string) => string;

/** What the teacher says in one language. Cards come in quoted already, lists joined. */
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

  // In both games
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

  readonly koikoi: {
    readonly welcome: (other: string, brings: string) => string;
    readonly yaku: string;
    readonly decide: (points: number, left: number) => string;
    readonly decideAgain: (points: number) => string;
    readonly decideEmpty: (points: number) => string;
    readonly theyCalled: (other: string, factor: number) => string;
    readonly lastCards: string;
    readonly won: string;
    readonly drawn: string;
    readonly after: string;
  };
  readonly matgo: {
    readonly welcome: (other: string, threshold: number) => string;
    readonly junk: (from: number) => string;
    readonly score: (points: number, threshold: number) => string;
    readonly decide: (points: number) => string;
    readonly theyWent: (other: string) => string;
    readonly cup: string;
    readonly shake: string;
    readonly bomb: string;
    readonly kung: string;
    readonly president: string;
    readonly pass: string;
    readonly bonus: (card: string) => string;
    readonly jjok: string;
    readonly ppuk: string;
    readonly ddadak: string;
    readonly sweep: string;
    readonly ttak: string;
    readonly stole: (card: string) => string;
    readonly stolen: (other: string, card: string) => string;
    readonly won: string;
    readonly nobody: string;
    readonly gold: string;
    readonly after: string;
  };
}
