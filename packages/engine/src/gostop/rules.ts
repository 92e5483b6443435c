import { flag, group, integer, type OptionsOf, oneOf } from '../kernel/options.ts';

/** The factor of each 박; 1 is off (docs/rules/matgo.md 56, 64). */
export interface BakMultipliers {
  readonly gwang: number;
  readonly pi: number;
  readonly mongBak: number;
}

/** A table of options. A number that is 0 for points, steals or gold, or 1 for a factor, switches its rule off. */
export interface Rules {
  readonly ruleset: string;
  /**
   * Which corrections of the rules apply (docs/records.md#old-records): new matches have the newest revision, old ones
   * keep theirs. 2: a hand capture counts when somebody resigns while the flip's target is chosen, and 비삼광 needs the
   * rain.
   */
  readonly revision: number;
  /** How many games a match has. */
  readonly rounds: number;

  // The deal
  /** The number of bonus cards, in this order: a 쌍피, a 삼피, another 쌍피. */
  readonly bonusCards: number;
  /** Who begins the first game: drawn from the seed, or 밤일낮장, by the months of the first hand cards and the hour. */
  readonly firstStarter: 'drawn' | 'nightAndDay';
  /** When a player with four of a month is asked: right after the deal, or at the player's first turn. */
  readonly president: 'dealt' | 'firstTurn' | 'off';
  readonly presidentPoints: number;
  /** What a winner who played on with a president multiplies by, given a shake or a bomb (들고치기). */
  readonly heldPresidentFactor: number;
  /** Playing one of the four with the three others in hand, in a turn that captures, is a shake and a bomb. */
  readonly presidentChain: boolean;
  /** Four of a month on the dealt table: dealt again, and for the next game's factor nothing, or as after a 나가리. */
  readonly fieldPresident: 'redeal' | 'double';

  // The turn
  /** The draw follows the play by itself; otherwise it is an action, DRAW_FROM_PILE. */
  readonly autoDraw: boolean;
  /** Two matches: always the player's choice, or only between cards of different kinds. */
  readonly twoMatches: 'ask' | 'askBetweenKinds';
  /**
   * What a 뻑 is. 'sticks': the flip has the month of the pair just made, and all three stay on the table.
   * 'takes': a flip with two or more matches, which captures; and a hand capture is final before the flip.
   */
  readonly ppuk: 'sticks' | 'takes' | 'off';
  /** The last hand card is spared from 뻑, 쪽, 따닥 and 판쓸: whether a bomb that empties the hand is one. */
  readonly bombCanBeLastCard: boolean;
  readonly shake: boolean;
  /** After a shake one of that month's cards must be played. */
  readonly shakenMonthIsPlayed: boolean;
  /** How long the shaken cards are shown while input is locked; for clients and servers. */
  readonly shakeShownSeconds: number;
  readonly bomb: boolean;
  /** Turns with a flip only, in return for a bomb's two further hand cards. */
  readonly flipTokens: number;
  /** 쿵: the starter's first turn, three in hand and one on the table. */
  readonly kung: boolean;
  /** When the choice of 국진 is asked: when it first matters, when it is first owned, or never (an animal). */
  readonly gukjin: 'whenItMatters' | 'whenOwned' | 'animal';
  /** A steal when only 국진 is left: takes it as a 쌍피, or is void and makes it an animal. */
  readonly gukjinStolen: 'taken' | 'void';

  // Steals: the number of junk cards from each opponent
  readonly jjobSteal: number;
  readonly ddadakSteal: number;
  readonly ssulSteal: number;
  readonly bombSteal: number;
  readonly kungSteal: number;
  readonly bonusSteal: number;
  /** Taking another's 뻑 pile. */
  readonly ppukSteal: number;
  /** 자뻑. */
  readonly ownPpukSteal: number;

  // Points
  readonly goMinScore: number;
  readonly samgwang: number;
  readonly bisamgwang: number;
  readonly sagwang: number;
  readonly ogwang: number;
  /** This many animals, ribbons or junk give these points, each further card 1 more. */
  readonly yeolFrom: number;
  readonly yeol: number;
  readonly ttiFrom: number;
  readonly tti: number;
  readonly piFrom: number;
  readonly pi: number;
  readonly godori: number;
  readonly hongdan: number;
  readonly cheongdan: number;
  readonly chodan: number;
  readonly ttakBonus: number;
  readonly ppukBonus: number;
  readonly jjobBonus: number;
  readonly goBonus: number;

  // Factors
  /** From the third go: doubling ×2 ×4 ×8 …, linear ×2 ×3 ×4 … */
  readonly goFactor: 'doubling' | 'linear' | 'off';
  readonly shakeFactor: number;
  readonly bombFactor: number;
  readonly bakMultipliers: BakMultipliers;
  /** 피박: the loser's junk is worth at most this. */
  readonly piBakMost: number;
  /** No 피박 for a loser without any junk. */
  readonly piBakSparesNone: boolean;
  readonly mongBakFrom: number;
  /** 멍박 only against a loser without animals; otherwise it is 멍따. */
  readonly mongBakNeedsNone: boolean;
  /** 고박, of two players: the loser had called go. */
  readonly goBak: number;
  /** 독박, of three: the last loser who had called go pays for both. */
  readonly dokbak: boolean;
  readonly nagariFactor: number;
  /** The highest factor by 나가리; 0: only `MOST_MULTIPLIER` limits it. */
  readonly nagariCap: number;

  // Ends
  /** The third 뻑 wins this at once, without multipliers. */
  readonly threePpukPoints: number;
  /** But with the factor of earlier 나가리. */
  readonly threePpukCarries: boolean;
  /** Nobody stopped: 나가리, or the base scores are compared. */
  readonly exhaustion: 'nagari' | 'compare';
  readonly resignPays: boolean;

  // Gold
  /** Scores are gold: nobody pays more than they have, and a seat without gold gets the starting gold. */
  readonly gold: boolean;
  readonly startGold: number;
  readonly goldPerPoint: number;
  /** 첫뻑 and 연뻑. */
  readonly firstPpukGold: number;
  readonly nextPpukGold: number;
}

const factor = integer(1, 9);
const points = integer(0, 99);
const steal = integer(0, 3);

export const OPTIONS: OptionsOf<Rules> = {
  rounds: integer(1, 99),
  bonusCards: integer(0, 3),
  firstStarter: oneOf('drawn', 'nightAndDay'),
  president: oneOf('dealt', 'firstTurn', 'off'),
  presidentPoints: integer(1, 99),
  heldPresidentFactor: factor,
  presidentChain: flag,
  fieldPresident: oneOf('redeal', 'double'),
  autoDraw: flag,
  twoMatches: oneOf('ask', 'askBetweenKinds'),
  ppuk: oneOf('sticks', 'takes', 'off'),
  bombCanBeLastCard: flag,
  shake: flag,
  shakenMonthIsPlayed: flag,
  shakeShownSeconds: integer(0, 10),
  bomb: flag,
  flipTokens: integer(0, 2),
  kung: flag,
  gukjin: oneOf('whenItMatters', 'whenOwned', 'animal'),
  gukjinStolen: oneOf('taken', 'void'),
  jjobSteal: steal,
  ddadakSteal: steal,
  ssulSteal: steal,
  bombSteal: steal,
  kungSteal: steal,
  bonusSteal: steal,
  ppukSteal: steal,
  ownPpukSteal: steal,
  goMinScore: integer(1, 99),
  samgwang: points,
  bisamgwang: points,
  sagwang: points,
  ogwang: points,
  yeolFrom: integer(1, 9),
  yeol: points,
  ttiFrom: integer(1, 10),
  tti: points,
  piFrom: integer(1, 36),
  pi: points,
  godori: points,
  hongdan: points,
  cheongdan: points,
  chodan: points,
  ttakBonus: points,
  ppukBonus: points,
  jjobBonus: points,
  goBonus: points,
  goFactor: oneOf('doubling', 'linear', 'off'),
  shakeFactor: factor,
  bombFactor: factor,
  bakMultipliers: group({ gwang: factor, pi: factor, mongBak: factor }),
  piBakMost: integer(0, 36),
  piBakSparesNone: flag,
  mongBakFrom: integer(1, 9),
  mongBakNeedsNone: flag,
  goBak: factor,
  dokbak: flag,
  nagariFactor: factor,
  nagariCap: integer(0, 1_000_000),
  threePpukPoints: points,
  threePpukCarries: flag,
  exhaustion: oneOf('nagari', 'compare'),
  resignPays: flag,
  gold: flag,
  startGold: integer(1, 1_000_000_000),
  goldPerPoint: integer(1, 1_000_000),
  firstPpukGold: integer(0, 1_000_000),
  nextPpukGold: integer(0, 1_000_000),
};

export type Mode = 'gostop_3p' | 'matgo_2p';

export function modeOf(seats: number): Mode {
  return seats === 3 ? 'gostop_3p' : 'matgo_2p';
}

/** Cards to each hand and to the table (docs/rules/gostop.md 3). */
export function dealOf(seats: number): { readonly hand: number; readonly table: number } {
  return seats === 3 ? { hand: 7, table: 6 } : { hand: 10, table: 8 };
}
