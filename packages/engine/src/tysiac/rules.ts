import { configure as configureWith, flag, integer, type OptionsOf, oneOf } from '../kernel/options.ts';

/** 120 card points and all four marriages: the most a deal holds, so nobody can bid more (docs/rules/tysiac.md 3). */
export const MAX_BID = 400;
/** A player who reaches it wins the game. */
export const TARGET = 1000;
/** Without a marriage nobody can take more than this. */
export const BID_WITHOUT_MARRIAGE = 120;
/** What a bomb gives to each opponent. */
export const BOMB_POINTS = 60;
/** The step of `raiseAfterTalon`. */
export const RAISE_STEP = 10;

export interface Rules {
  readonly ruleset: string;
  readonly minBid: number;
  readonly minRaise: number;
  /** With four: all play with five cards each, instead of the dealer sitting out. */
  readonly allPlay: boolean;
  /** A successful declarer adds the bid, not what was taken. */
  readonly scoreBid: boolean;
  /** With four, the dealer who sits out gets 11 for each ace and the marriages that lie in the shown musik. */
  readonly sitOutBonus: boolean;
  /** The player after the dealer must bid the minimum. */
  readonly forcedOpening: boolean;
  /** The declarer may raise in steps of 10 after taking the musik. */
  readonly raiseAfterTalon: boolean;
  /** A bid over 120 needs king and queen of a suit in hand. */
  readonly marriageAbove120: boolean;
  /** How often in a game each player may give up a deal as its declarer, in the exchange. */
  readonly bombs: number;
  /** A player with this many points at the start of a deal scores only as declarer; 0: no barrel. */
  readonly barrel: 0 | 800 | 880;
  /** Defenders' points are rounded to the nearest ten, half up. */
  readonly rounding: boolean;
  /** A follower who can beat the highest card of the led suit must do so. */
  readonly mustBeat: boolean;
  /** A player who cannot follow suit must trump if possible. */
  readonly mustTrump: boolean;
  /** A player who is dealt all four nines may ask for a new deal. */
  readonly fourNines: boolean;
  /** After this many hands the highest total wins; 0: only 1000 ends the game. */
  readonly maxHands: number;
}

const SEED: Rules = Object.freeze({
  ruleset: 'seed',
  minBid: 100,
  minRaise: 10,
  allPlay: false,
  scoreBid: false,
  sitOutBonus: false,
  forcedOpening: false,
  raiseAfterTalon: false,
  marriageAbove120: false,
  bombs: 0,
  barrel: 0,
  rounding: false,
  mustBeat: false,
  mustTrump: false,
  fourNines: false,
  maxHands: 0,
});

export const RULESETS: Readonly<Record<string, Rules>> = Object.freeze({
  seed: SEED,
  /** As it is usually played in Poland, mostly by three. */
  polish: Object.freeze({
    ...SEED,
    ruleset: 'polish',
    scoreBid: true,
    sitOutBonus: true,
    forcedOpening: true,
    raiseAfterTalon: true,
    marriageAbove120: true,
    bombs: 1,
    barrel: 880,
    rounding: true,
    mustBeat: true,
    mustTrump: true,
    fourNines: true,
  }),
  /** The default rules with a limit: random players lose more than they win and would never reach 1000. */
  simulation: Object.freeze({ ...SEED, ruleset: 'simulation', maxHands: 200 }),
});

export const OPTIONS: OptionsOf<Rules> = {
  minBid: integer(100, MAX_BID),
  minRaise: integer(10, MAX_BID),
  allPlay: flag,
  scoreBid: flag,
  sitOutBonus: flag,
  forcedOpening: flag,
  raiseAfterTalon: flag,
  marriageAbove120: flag,
  bombs: integer(0, 99),
  barrel: oneOf(0, 800, 880),
  rounding: flag,
  mustBeat: flag,
  mustTrump: flag,
  fourNines: flag,
  maxHands: integer(0, 10_000),
};

export function configure(options?: unknown): Rules {
  return configureWith(RULESETS, OPTIONS, options);
}
