/** The texts of the command line in one language. What happens in a match is told by the narrator. */
export interface Words {
  readonly bot: string;
  /** The name of one of several people at the terminal. */
  readonly player: (number: number) => string;
  readonly round: (number: number, of: number) => string;
  readonly points: (points: number) => string;
  readonly deck: (cards: number) => string;
  readonly dealer: string;
  readonly field: string;
  readonly hand: string;
  readonly captured: string;
  readonly drawn: string;
  readonly nothing: string;
  readonly total: string;
  readonly plays: (name: string) => string;
  /** The last row: what the keys do now. */
  readonly keys: {
    readonly choose: string;
    readonly chooseTarget: string;
    readonly goOn: string;
    readonly back: string;
    readonly leave: string;
    /** On the player's own move. */
    readonly leaveOrResign: string;
    readonly replay: string;
  };
  /** The last row while a bot thinks. */
  readonly thinks: string;
  /** A hint, and what it expects, which may be empty. */
  readonly hint: (choice: string, expected: string) => string;
  /** For the help. */
  readonly keyHelp: readonly (readonly [keys: string, meaning: string])[];
  readonly replayKeyHelp: readonly (readonly [keys: string, meaning: string])[];
  readonly keysTitle: string;
  readonly tooSmall: (columns: number, rows: number) => string;
  /** For people who share the terminal: who takes it, and the keys of a race. */
  readonly passTo: (name: string) => string;
  readonly race: (seconds: number, who: string) => string;
  readonly claim: (seconds: number, name: string) => string;
  /** In line mode. Null if the choices are not numbered. */
  readonly prompt: (choices: number | null) => string;
  readonly notUnderstood: (typed: string) => string;
  readonly noSuchChoice: (typed: string, choices: number) => string;
  readonly lineHelp: string;
  readonly saved: (file: string) => string;
  /** Two matches from the same deals. */
  readonly challenge: { readonly round: string; readonly total: string; readonly sendBack: string };
  /** The deal of the day, on a server. */
  readonly daily: {
    readonly noHint: string;
    readonly goesOn: string;
    readonly doesNotCount: string;
    readonly unranked: string;
    /** Rank, name, points above the mean, percentile. */
    readonly columns: readonly [string, string, string, string];
  };
  readonly openHands: string;
  readonly eyesOf: (name: string) => string;
}
