import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Emit, HiddenPlace, Carry as KernelCarry, RoundSetup, Seat, State, Viewer } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import { mix, type Table } from '../kernel/table.ts';
import type { Play } from './actions.ts';
import { type Suit, suitOf } from './cards.ts';
import { END_REASONS, type EndReason, type Event } from './events.ts';
import { hiddenPlaces, redrawnGifts } from './knowledge.ts';
import { PHASES, Phase } from './phase.ts';
import type { Rules } from './rules.ts';
import type { Shape } from './shape.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { DISCARDS, MUSIK } from './zones.ts';

export interface Carry extends KernelCarry {
  readonly dealer: Seat;
  /** How many bombs each seat has used in this game. */
  readonly bombs: readonly number[];
}
export type Setup = RoundSetup<Rules, Carry>;

/** What one player bid; 0 is a pass. */
export type Bid = {
  readonly seat: Seat;
  readonly value: number;
};

export type Ending = {
  readonly reason: EndReason;
  /** Who threw the bomb, asked for the redeal, resigned; null when the hand was played out. */
  readonly seat: Seat | null;
};

const NO_BIDS: readonly Bid[] = [];
const NO_GIFTS: readonly Card[] = [NONE, NONE, NONE, NONE];

/** One hand at one moment, from the auction to the last trick. What an action does to it is in `step.ts`. */
export class Round implements State<Round, Snapshot> {
  declare readonly setup: Setup;
  declare readonly shape: Shape;
  declare readonly table: Table;
  phase: Phase = Phase.Auction;
  /** Whose turn it is. */
  declare seat: Seat;
  bids = NO_BIDS;
  /** Who has not passed yet, one bit per seat. */
  declare bidding: number;
  highestBid = 0;
  declarer: Seat | null = null;
  /** Which musik the declarer took. */
  musik: number | null = null;
  /** The cards of the musik, if everybody has seen them. */
  shownMusik = CardSet.EMPTY;
  /** How many cards the declarer has given away. */
  exchanged = 0;
  /** The card each seat got from the declarer. */
  gifts = NO_GIFTS;
  /** The cards played so far, in order; `tricksOf` reads them as tricks. */
  declare readonly plays: Play[];
  trump: Suit | null = null;
  /** The trick's leader. */
  declare leader: Seat;
  /** The card that takes the trick so far, NONE before the lead; and its seat. */
  winning: Card = NONE;
  winningSeat: Seat = 0;
  lastTrickWinner: Seat | null = null;
  /** Deal points by seat: tricks, marriages and in the end the table cards. */
  declare readonly points: number[];
  ending: Ending | null = null;

  constructor(setup: Setup, shape: Shape, table: Table, plays: Play[], points: number[]) {
    this.setup = setup;
    this.shape = shape;
    this.table = table;
    this.plays = plays;
    this.points = points;
    this.seat = (setup.carry.dealer + 1) % setup.seats;
    this.leader = this.seat;
    this.bidding = (1 << setup.seats) - 1;
    if (shape.dealerSitsOut) this.bidding &= ~(1 << setup.carry.dealer);
  }

  get rules(): Rules {
    return this.setup.rules;
  }

  get dealer(): Seat {
    return this.setup.carry.dealer;
  }

  /** Four play three at a time: the dealer has no cards. */
  sitsOut(seat: Seat): boolean {
    return this.shape.dealerSitsOut && seat === this.setup.carry.dealer;
  }

  /** The next player who has cards. */
  after(seat: Seat): Seat {
    const next = (seat + 1) % this.setup.seats;
    return this.sitsOut(next) ? (next + 1) % this.setup.seats : next;
  }

  /** The declarer's opponents, in seat order after the declarer. */
  get opponents(): readonly Seat[] {
    const declarer = this.declarer ?? this.seat;
    const opponents: Seat[] = [];
    for (let seat = this.after(declarer); seat !== declarer; seat = this.after(seat)) opponents.push(seat);
    return opponents;
  }

  /** How many cards the current trick has. */
  get inTrick(): number {
    return this.plays.length % this.shape.activePlayers;
  }

  /** The card that was led; NONE when the player to play leads. */
  get led(): Card {
    const { inTrick } = this;
    return inTrick === 0 || this.phase !== Phase.Play ? NONE : this.plays[this.plays.length - inTrick].card;
  }

  /** The highest card of the led suit in this trick, trumped or not. */
  get highestOfLed(): Card {
    let highest = this.led;
    for (let i = this.plays.length - this.inTrick; i < this.plays.length; i++) {
      const { card } = this.plays[i];
      if (card > highest && suitOf(card) === suitOf(highest)) highest = card;
    }
    return highest;
  }

  /** Face down until the end: the discards and, where there were two, the musik not chosen. */
  get tableCards(): CardSet {
    return this.table.at(DISCARDS).union(this.table.at(MUSIK[0])).union(this.table.at(MUSIK[1]));
  }

  end(reason: EndReason, seat: Seat | null, emit?: Emit<Event>): void {
    this.phase = Phase.HandEnd;
    this.ending = { reason, seat };
    emit?.({ type: 'ended', reason });
  }

  clone(): Round {
    return this.with(this.table.clone(), this.gifts);
  }

  /** Played cards and the shown musik are known to all, so they never change faces. */
  relabel(faces: readonly Card[], moved: CardSet): Round {
    const gifts = this.gifts.map((card) => (card === NONE ? NONE : faces[card]));
    return this.with(this.table.relabel(faces, moved), gifts);
  }

  /** The passed cards that the viewer neither gave nor got are drawn anew. */
  redrawPrivate(viewer: Viewer, random: Random): Round {
    return this.with(this.table.clone(), redrawnGifts(this, viewer, random));
  }

  private with(table: Table, gifts: readonly Card[]): Round {
    const copy = new Round(this.setup, this.shape, table, this.plays.slice(), this.points.slice());
    copy.phase = this.phase;
    copy.seat = this.seat;
    copy.bids = this.bids;
    copy.bidding = this.bidding;
    copy.highestBid = this.highestBid;
    copy.declarer = this.declarer;
    copy.musik = this.musik;
    copy.shownMusik = this.shownMusik;
    copy.exchanged = this.exchanged;
    copy.gifts = gifts;
    copy.trump = this.trump;
    copy.leader = this.leader;
    copy.winning = this.winning;
    copy.winningSeat = this.winningSeat;
    copy.lastTrickWinner = this.lastTrickWinner;
    copy.ending = this.ending;
    return copy;
  }

  hidden(viewer: Viewer): readonly HiddenPlace[] {
    return hiddenPlaces(this, viewer);
  }

  layout(): readonly (readonly Card[])[] {
    return Array.from({ length: this.table.zones }, (_, zone) => this.table.at(zone).toArray());
  }

  snapshot(viewer?: Viewer): Snapshot {
    return snapshotOf(this, viewer);
  }

  hash(): number {
    const { number, carry } = this.setup;
    let hash = this.table.hash(PHASES.indexOf(this.phase) * 4 + this.seat);
    hash = mix(mix(hash, number), carry.dealer);
    for (const score of carry.scores) hash = mix(hash, score);
    for (const used of carry.bombs) hash = mix(hash, used);
    for (const { seat, value } of this.bids) hash = mix(hash, seat * 1024 + value);
    hash = mix(mix(mix(hash, this.bidding), this.highestBid), this.declarer ?? -1);
    hash = mix(mix(mix(hash, this.musik ?? -1), this.shownMusik.lo), this.exchanged);
    for (const card of this.gifts) hash = mix(hash, card);
    for (const { index } of this.plays) hash = mix(hash, index);
    hash = mix(mix(mix(hash, this.trump ?? -1), this.leader), this.lastTrickWinner ?? -1);
    for (const points of this.points) hash = mix(hash, points);
    if (this.ending) hash = mix(mix(hash, END_REASONS.indexOf(this.ending.reason)), this.ending.seat ?? -1);
    return hash;
  }
}
