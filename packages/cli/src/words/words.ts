/** What the command line itself says around a match, in one language; what happens in it is the narrator's to tell. */
export interface Words {
  readonly bot: string;
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
  /** In the last row: what the keys do now. */
  readonly keys: {
    readonly choose: string;
    readonly chooseTarget: string;
    readonly goOn: string;
    readonly leave: string;
    readonly replay: string;
  };
  /** Key by key, for the help. */
  readonly keyHelp: readonly (readonly [keys: string, meaning: string])[];
  readonly replayKeyHelp: readonly (readonly [keys: string, meaning: string])[];
  readonly keysTitle: string;
  readonly tooSmall: (columns: number, rows: number) => string;
  /** In line mode. */
  readonly prompt: (choices: number) => string;
  readonly noSuchChoice: (typed: string, choices: number) => string;
  readonly lineHelp: string;
  readonly saved: (file: string) => string;
  readonly openHands: string;
  readonly eyesOf: (name: string) => string;
}
