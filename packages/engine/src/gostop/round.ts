import { KOREAN } from '../hwatu/deck.ts';
import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { HiddenPlace, Carry as KernelCarry, RoundSetup, Seat, State, Viewer } from '../kernel/game.ts';
import { mix, type Table } from '../kernel/table.ts';
import { END_REASONS, type EndReason, type StackEvent } from './events.ts';
import type { Rules } from './rules.ts';
import { type Patterns, setPoints } from './scoring.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { freshTallies, type OwnTally, type Tally } from './tally.ts';
import { HAND, PILE, UP, ZONES } from './zones.ts';

/** What passes from game to game. */
export interface Carry extends KernelCarry {
  /** As views and records name them (docs/rules/gostop.md 45). */
  readonly gameId: string;
  readonly rulesetVersion: string;
  readonly starter: Seat;
  /** Until 밤일낮장 has decided the starter: the seats in random order, for ties. */
  readonly lots: readonly Seat[] | null;
  /** The hour of the day when the match began. */
  readonly hour: number;
  /** What the winner's points are multiplied by: 나가리 doubles it. */
  readonly multiplier: number;
  /** How many actions were played before this round: a counter is never used twice. */
  readonly actions: number;
}
export type Setup = RoundSetup<Rules, Carry>;

export const STAGES = ['president', 'play', 'target', 'draw', 'flipTarget', 'gukjin', 'decision', 'finished'] as const;
export type Stage = (typeof STAGES)[number];

/** How 국진 counts; while it is open it counts as an animal. */
const CUP_STATES = ['open', 'yeol', 'ssangpi'] as const;
export type CupState = (typeof CUP_STATES)[number];

export type Ending = {
  readonly reason: EndReason;
  /** Null after a 나가리, a void deal or a resignation. */
  readonly winner: Seat | null;
  readonly resigned: Seat | null;
};

/** Gold that a 뻑 brought (첫뻑, 연뻑). */
export type PpukGold = {
  readonly seat: Seat;
  readonly why: 'first_ppuk' | 'next_ppuk';
};

const NOBODYS: readonly Seat[] = new Array<Seat>(12).fill(NONE);
const NOT_HELD: readonly number[] = [NONE, NONE, NONE];

/** One round at one moment. What an action does to it is in `step.ts`. */
export class Round implements State<Round, Snapshot> {
  declare readonly setup: Setup;
  declare readonly patterns: Patterns;
  declare readonly table: Table;
  /** The whole pack in its dealt order, and how many cards have left it. */
  declare readonly deck: readonly Card[];
  drawn = 0;
  /** The hands at the first turn. */
  declare dealt: readonly CardSet[];
  declare starter: Seat;
  /** For how many seats, from the starter, it is known whether they hold a president. */
  cleared = 0;

  stage: Stage = 'play';
  /** Whose turn it is, and who has to answer: another seat only when its 국진 would be stolen. */
  declare seat: Seat;
  declare asked: Seat;
  turnNo = 1;
  /** Actions so far, over the whole match. */
  declare counter: number;
  declare tallies: readonly Tally[];
  /** Cards in hands that everybody has seen. */
  shown = CardSet.EMPTY;
  cup: CupState = 'open';
  /** By month, whose 뻑 pile lies there. */
  piles = NOBODYS;
  /** By bonus card, what it is held for: the pile's month, or by the house rules the seat. */
  held = NOT_HELD;
  stackEvents: readonly StackEvent[] = [];
  ppukGold: readonly PpukGold[] = [];
  lastCapturer: Seat = NONE;
  ending: Ending | null = null;

  // The running turn
  /** The hand card of this turn, and how many cards it matched. */
  played: Card = NONE;
  matched = 0;
  /** The month of which a card must be played after a shake. */
  shaking = NONE;
  /** The month of a president whose first card is played in this turn. */
  chain = NONE;
  /** Spared from 뻑, 쪽, 따닥, 판쓸. */
  isLastCard = false;
  hasCaptured = false;
  hasPpuk = false;
  /** How many cards to steal from each opponent, and how many steals are done, one opponent after the other. */
  steals = 0;
  stolen = 0;

  constructor(setup: Setup, patterns: Patterns, table: Table, deck: readonly Card[], starter: Seat) {
    this.setup = setup;
    this.patterns = patterns;
    this.table = table;
    this.deck = deck;
    this.dealt = [];
    this.starter = starter;
    this.seat = starter;
    this.asked = starter;
    this.counter = setup.carry.actions;
    this.tallies = freshTallies(setup.seats);
  }

  get rules(): Rules {
    return this.setup.rules;
  }

  get seats(): number {
    return this.setup.seats;
  }

  hand(seat: Seat): CardSet {
    return this.table.at(HAND[seat]);
  }

  pile(seat: Seat): CardSet {
    return this.table.at(PILE[seat]);
  }

  /** The played or flipped card that waits for its target. */
  get waiting(): Card {
    return this.table.at(UP).first;
  }

  get cupIsJunk(): boolean {
    return this.cup === 'ssangpi';
  }

  /** The score without the go bonus: the sets, and by the house rules the points for ttak, ppuk and jjob. */
  score(seat: Seat, cupIsJunk: boolean = this.cupIsJunk): number {
    const points = setPoints(this.patterns, this.pile(seat), cupIsJunk);
    return this.patterns.hasSpecials ? points + this.specialPoints(seat) : points;
  }

  private specialPoints(seat: Seat): number {
    const { ttak, ppuk, jjob } = this.tallies[seat];
    const { ttakBonus, ppukBonus, jjobBonus } = this.rules;
    return ttak * ttakBonus + ppuk * ppukBonus + jjob * jjobBonus;
  }

  /** Neither a hand card nor a flip token is left. */
  isOut(seat: Seat): boolean {
    return this.table.isEmpty(HAND[seat]) && this.tallies[seat].tokens === 0;
  }

  /** A copy of a seat's tally that may be changed: other states share the old one. */
  ownTally(seat: Seat): OwnTally {
    const tally = { ...this.tallies[seat] };
    this.tallies = this.tallies.with(seat, tally);
    return tally;
  }

  clone(): Round {
    return this.with(this.table.clone(), this.deck, this.dealt);
  }

  relabel(faces: readonly Card[], moved: CardSet): Round {
    return this.with(
      this.table.relabel(faces, moved),
      this.deck.map((card) => faces[card]),
      this.dealt.map((hand) => CardSet.from(hand.toArray().map((card) => faces[card]))),
    );
  }

  private with(table: Table, deck: readonly Card[], dealt: readonly CardSet[]): Round {
    const copy = new Round(this.setup, this.patterns, table, deck, this.starter);
    copy.drawn = this.drawn;
    copy.dealt = dealt;
    copy.cleared = this.cleared;
    copy.stage = this.stage;
    copy.seat = this.seat;
    copy.asked = this.asked;
    copy.turnNo = this.turnNo;
    copy.counter = this.counter;
    copy.tallies = this.tallies;
    copy.shown = this.shown;
    copy.cup = this.cup;
    copy.piles = this.piles;
    copy.held = this.held;
    copy.stackEvents = this.stackEvents;
    copy.ppukGold = this.ppukGold;
    copy.lastCapturer = this.lastCapturer;
    copy.ending = this.ending;
    copy.played = this.played;
    copy.matched = this.matched;
    copy.shaking = this.shaking;
    copy.chain = this.chain;
    copy.isLastCard = this.isLastCard;
    copy.hasCaptured = this.hasCaptured;
    copy.hasPpuk = this.hasPpuk;
    copy.steals = this.steals;
    copy.stolen = this.stolen;
    return copy;
  }

  /** The other hands except for shown cards, then the stock from the top. No hand holds a bonus card. */
  hidden(viewer: Viewer): readonly HiddenPlace[] {
    const inHands: { readonly seat: Seat; readonly card: Card }[] = [];
    for (let seat = 0; seat < this.seats; seat++)
      if (seat !== viewer) for (const card of this.hand(seat).minus(this.shown).toArray()) inHands.push({ seat, card });
    const inStock = this.deck.slice(this.drawn);
    const may = CardSet.from([...inHands.map(({ card }) => card), ...inStock]);
    const mayHold = this.tallies.map(({ shaken }) => may.minus(KOREAN.bonus).minus(lowerThree(shaken)));
    return [
      ...inHands.map(({ seat, card }) => ({ card, may: mayHold[seat] })),
      ...inStock.map((card) => ({ card, may })),
    ];
  }

  /** A seat that was not asked about a president was not dealt one. */
  possible(viewer: Viewer): boolean {
    for (let i = 0; i < this.cleared; i++) {
      const seat = (this.starter + i) % this.seats;
      if (seat !== viewer && fullMonths(this.dealt[seat]) !== this.tallies[seat].president) return false;
    }
    return true;
  }

  layout(): readonly (readonly Card[])[] {
    const zones = Array.from({ length: ZONES - 1 }, (_, zone) => this.table.at(zone + 1).toArray());
    return [this.deck.slice(this.drawn), ...zones];
  }

  snapshot(viewer?: Viewer): Snapshot {
    return snapshotOf(this, viewer);
  }

  hash(): number {
    let hash = this.table.hash(STAGES.indexOf(this.stage));
    for (const value of this.numbers()) hash = mix(hash, value);
    for (const tally of this.tallies) for (const value of Object.values(tally)) hash = mix(hash, Number(value));
    for (let i = this.drawn; i < this.deck.length; i++) hash = mix(hash, this.deck[i]);
    return hash;
  }

  private numbers(): readonly number[] {
    const { number, carry } = this.setup;
    const { ending } = this;
    return [
      ...[number, carry.multiplier, ...carry.scores, this.starter, this.cleared, this.seat, this.asked, this.turnNo],
      ...[this.counter, this.shown.lo, this.shown.hi, CUP_STATES.indexOf(this.cup), ...this.piles, ...this.held],
      ...[this.ppukGold.length, this.lastCapturer, this.played, this.matched, this.shaking, this.chain],
      ...[this.isLastCard, this.hasCaptured, this.hasPpuk].map(Number),
      ...[this.steals, this.stolen],
      ...(ending ? [END_REASONS.indexOf(ending.reason), ending.winner ?? NONE, ending.resigned ?? NONE] : []),
    ];
  }
}

/** Of a shaken month the three lowest cards were shown, so only the highest can be in the hand unseen. */
function lowerThree(months: number): CardSet {
  if (months === 0) return CardSet.EMPTY;
  const cards: Card[] = [];
  for (let card = 0; card < 48; card++) if ((months >> (card >> 2)) & 1 && (card & 3) < 3) cards.push(card);
  return CardSet.from(cards);
}

/** The months of which all four are here, as twelve bits. */
export function fullMonths(cards: CardSet): number {
  if (!cards.hasFullQuartet) return 0;
  let months = 0;
  for (let month = 0; month < 12; month++) if (cards.quartet(month) === 15) months |= 1 << month;
  return months;
}
