export interface HomeWords {
  readonly title: string;
  readonly lead: string;
  readonly youPlayAs: string;
  readonly yourName: string;
  readonly gamesLabel: string;
  readonly players: (least: number, most: number) => string;
  readonly minutes: (count: number) => string;
  readonly against: string;
  readonly levels: Readonly<Record<string, { readonly name: string; readonly how: string }>>;
  /** Why a level is not offered. */
  readonly levelMissing: (level: string, weaker: string) => string;
  /** What the number beside a level is. */
  readonly rating: string;
  readonly howMany: string;
  readonly playNow: string;
  readonly play: string;
  readonly goOn: string;
  readonly inRound: (round: number) => string;
  readonly newGame: string;
  readonly choose: (game: string) => string;
  readonly invite: string;
  readonly oneScreen: string;
  readonly botsAlone: string;
  readonly rules: string;
  readonly records: string;
  readonly lesson: string;
  /** Positions in which one action is clearly best. */
  readonly positions: string;
  readonly cardGuide: string;
  readonly openTables: string;
  readonly newTableOf: (game: string) => string;
  readonly sit: string;
  readonly waits: (others: string, taken: number, seats: number) => string;
  readonly noOpen: string;
  readonly watch: string;
  readonly noPlaying: string;
  readonly lastGames: string;
  readonly allGames: string;
  readonly noGames: string;
  readonly offline: string;
  readonly offlineWhy: string;
  readonly tryAgain: string;
  readonly failed: string;
  readonly menu: string;
}
