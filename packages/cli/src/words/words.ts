/** What the command line itself says around a match, in one language; what happens in it is the narrator's to tell. */
export interface Words {
  readonly bot: string;
  /** One of several people who share the terminal. */
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
  /** In the last row: what the keys do now. */
  readonly keys: {
    readonly choose: string;
    readonly chooseTarget: string;
    readonly goOn: string;
    readonly back: string;
    readonly leave: string;
    /** Where it is a person's own move. */
    readonly leaveOrResign: string;
    readonly replay: string;
  };
  /** Key by key, for the help. */
  readonly keyHelp: readonly (readonly [keys: string, meaning: string])[];
  readonly replayKeyHelp: readonly (readonly [keys: string, meaning: string])[];
  readonly keysTitle: string;
  readonly tooSmall: (columns: number, rows: number) => string;
  /** Where people share the terminal: who takes it, and who may act at once with which key. */
  readonly passTo: (name: string) => string;
  readonly race: (seconds: number, who: string) => string;
  readonly claim: (seconds: number, name: string) => string;
  /** In line mode; null where the choices are not numbered. */
  readonly prompt: (choices: number | null) => string;
  readonly notUnderstood: (typed: string) => string;
  readonly noSuchChoice: (typed: string, choices: number) => string;
  readonly lineHelp: string;
  readonly saved: (file: string) => string;
  readonly openHands: string;
  readonly eyesOf: (name: string) => string;
}
