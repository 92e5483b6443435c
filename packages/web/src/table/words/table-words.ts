/** `name` may be the reader (`YOU`); `other` is somebody else. */
export interface TableWords {
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly thinking: string;
  readonly log: string;
  readonly noLog: string;
  readonly points: (count: number) => string;
  /** `of`: the number of rounds of the match, where it is fixed. */
  readonly round: (number: number, of: number | null) => string;
  readonly hint: string;
  /** A hint, and the reason for it, which may be empty. */
  readonly hintIs: (choice: string, why: string) => string;
  readonly rules: string;
  readonly sound: string;
  readonly menu: string;
  readonly next: string;
  readonly again: string;
  readonly replay: string;
  readonly review: string;
  readonly home: string;
  readonly fairness: string;
  readonly won: (name: string) => string;
  readonly wonTogether: (names: readonly string[]) => string;
  readonly youWon: string;
  readonly nobodyWon: string;
  readonly matchWon: (name: string) => string;
  readonly youWonMatch: string;
  readonly matchTied: string;
  readonly sum: string;
  readonly total: string;
  readonly paidBy: (name: string) => string;
  readonly paid: (count: string) => string;
  readonly soFar: string;
  readonly handTo: (other: string) => string;
  readonly iAm: (other: string) => string;
  readonly lost: (tries: number) => string;
  readonly gone: string;
  readonly badLink: string;
  readonly voided: string;
  readonly newTable: string;
  readonly waiting: string;
  readonly sendLink: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  /** For spectators. */
  readonly watching: string;
  readonly freeSeat: string;
  readonly fillBots: string;
  readonly away: string;
  readonly left: string;
  readonly bot: string;
  readonly loading: string;
  readonly close: string;
  readonly rematchOffered: string;
  readonly hand: (name: string) => string;
  readonly cards: (count: number) => string;
  /** Another match that carries nothing over: new gold, no factor. */
  readonly newSession: string;
  readonly offline: (tries: number) => string;
  readonly busy: (tries: number) => string;
  readonly unreachable: string;
  readonly unreachableNote: string;
  readonly tryNow: string;
  readonly waitingFor: (others: string) => string;
  readonly waitingNote: string;
  readonly stopWaiting: string;
  /** Before the match begins: who gave up a seat. */
  readonly hasLeft: (others: string) => string;
  /** One of several network addresses of this machine. */
  readonly address: string;
  readonly networkNote: string;
  readonly copyByHand: string;
  /** Null: one of several people. */
  readonly offersRematch: (other: string | null) => string;
  readonly accept: string;
  readonly decline: string;
  readonly declined: string;
  readonly rematchGone: string;
  readonly broken: string;
  readonly reload: string;
  /** Stops a result from continuing by itself. */
  readonly stay: string;
  readonly goesOn: string;
  readonly elsewhere: string;
  readonly elsewhereNote: string;
  readonly playHere: string;
}
