import { type Matches, matching } from '../hwatu/matches.ts';
import { type Card, CardSet } from '../kernel/cards.ts';
import type { HiddenPlace, Carry as KernelCarry, RoundSetup, Seat, State, Viewer } from '../kernel/game.ts';
import { mix, type Table } from '../kernel/table.ts';
import { END_REASONS, type EndReason } from './events.ts';
import type { Rules } from './rules.ts';
import { type Patterns, type Yaku, yakuOf, yakuPoints } from './scoring.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { FIELD, FLIPPED, HAND, PILE } from './zones.ts';

export interface Carry extends KernelCarry {
  readonly dealer: Seat;
}
export type Setup = RoundSetup<Rules, Carry>;

/** How many cards are dealt to the hands and the field. */
const DEALT = 24;

const PHASES = ['hand', 'selection', 'decision', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** A seat's koi-koi calls so far, and the points and pile it had at the last one. */
interface Calls {
  readonly count: number;
  readonly points: number;
  readonly pile: CardSet;
}
const NO_CALLS: Calls = { count: 0, points: 0, pile: CardSet.EMPTY };
const NOBODY_CALLED: readonly Calls[] = [NO_CALLS, NO_CALLS];

interface Ending {
  readonly reason: EndReason;
  readonly winner: Seat | null;
}

/** One round at one moment. What an action does to it is in `step.ts`. */
export class Round implements State<Round, Snapshot> {
  declare readonly setup: Setup;
  declare readonly patterns: Patterns;
  declare readonly table: Table;
  /** The whole pack in its dealt order. */
  declare readonly deck: readonly Card[];
  /** How many cards have left it. */
  drawn = DEALT;
  phase: Phase = 'hand';
  declare seat: Seat;
  calls = NOBODY_CALLED;
  /** Who called koi-koi last. */
  lastCaller: Seat | null = null;
  ending: Ending | null = null;

  constructor(setup: Setup, patterns: Patterns, table: Table, deck: readonly Card[]) {
    this.setup = setup;
    this.patterns = patterns;
    this.table = table;
    this.deck = deck;
    this.seat = setup.carry.dealer;
  }

  get rules(): Rules {
    return this.setup.rules;
  }

  get dealer(): Seat {
    return this.setup.carry.dealer;
  }

  /** From the top. */
  get stock(): readonly Card[] {
    return this.deck.slice(this.drawn);
  }

  get stockSize(): number {
    return this.deck.length - this.drawn;
  }

  /** The flipped card that waits for its target. */
  get flipped(): Card {
    return this.table.at(FLIPPED).first;
  }

  /** What the flipped card could take. */
  get options(): Matches {
    return matching(this.table.at(FIELD), this.flipped);
  }

  /** How many cards have been flipped: one after each that was played. */
  get flips(): number {
    return this.drawn - DEALT;
  }

  get handsAreEmpty(): boolean {
    return this.flips === 16;
  }

  yaku(seat: Seat): readonly Yaku[] {
    return yakuOf(this.patterns, this.table.at(PILE[seat]));
  }

  points(seat: Seat): number {
    return yakuPoints(this.patterns, this.table.at(PILE[seat]));
  }

  /** The yaku that are new or have grown since the seat's last call. */
  formed(seat: Seat): readonly Yaku[] {
    if (this.calls[seat].count === 0) return this.yaku(seat);
    const before = yakuOf(this.patterns, this.calls[seat].pile);
    return this.yaku(seat).filter(
      ({ type, points }) => !before.some((old) => old.type === type && old.points >= points),
    );
  }

  clone(): Round {
    return this.with(this.table.clone(), this.deck);
  }

  relabel(faces: readonly Card[], moved: CardSet): Round {
    return this.with(
      this.table.relabel(faces, moved),
      this.deck.map((card) => faces[card]),
    );
  }

  private with(table: Table, deck: readonly Card[]): Round {
    const copy = new Round(this.setup, this.patterns, table, deck);
    copy.drawn = this.drawn;
    copy.phase = this.phase;
    copy.seat = this.seat;
    copy.calls = this.calls;
    copy.lastCaller = this.lastCaller;
    copy.ending = this.ending;
    return copy;
  }

  /** The other hands, then the stock from the top. */
  hidden(viewer: Viewer): readonly HiddenPlace[] {
    const hands = HAND.filter((_, seat) => seat !== viewer).flatMap((zone) => this.table.at(zone).toArray());
    const cards = [...hands, ...this.stock];
    const may = CardSet.from(cards);
    return cards.map((card) => ({ card, may }));
  }

  /** Everybody knows whether a hand was dealt four of a month: it would have ended the round. */
  possible(viewer: Viewer): boolean {
    return HAND.every((_, seat) => seat === viewer || this.dealtHand(seat).hasFullQuartet === this.hadTeshi(seat));
  }

  private hadTeshi(seat: Seat): boolean {
    return this.ending?.reason === 'TESHI' && (this.ending.winner ?? seat) === seat;
  }

  dealtHand(seat: Seat): CardSet {
    const start = seat === this.dealer ? 0 : 8;
    return CardSet.fromDeck(this.deck, start, start + 8);
  }

  layout(): readonly (readonly Card[])[] {
    const zones = [FIELD, FLIPPED, ...HAND, ...PILE].map((zone) => this.table.at(zone).toArray());
    return [this.stock, ...zones];
  }

  snapshot(viewer?: Viewer): Snapshot {
    return snapshotOf(this, viewer);
  }

  hash(): number {
    const { number, carry } = this.setup;
    let hash = this.table.hash(PHASES.indexOf(this.phase) * 2 + this.seat);
    hash = mix(mix(mix(mix(hash, number), carry.dealer), carry.scores[0]), carry.scores[1]);
    for (const { count, points, pile } of this.calls) hash = mix(mix(mix(mix(hash, count), points), pile.lo), pile.hi);
    hash = mix(hash, this.lastCaller ?? 2);
    if (this.ending) hash = mix(mix(hash, END_REASONS.indexOf(this.ending.reason)), this.ending.winner ?? 2);
    for (let i = this.drawn; i < this.deck.length; i++) hash = mix(hash, this.deck[i]);
    return hash;
  }
}
