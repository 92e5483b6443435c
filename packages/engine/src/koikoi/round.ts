import { JAPANESE } from '../hwatu/deck.ts';
import { type Matches, matching, only } from '../hwatu/matches.ts';
import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Emit, HiddenPlace, Carry as KernelCarry, RoundSetup, Seat, State, Viewer } from '../kernel/game.ts';
import { mix, Table, type Zone } from '../kernel/table.ts';
import { type Action, DECISIONS, playsFrom, selectionsOf } from './actions.ts';
import { END_REASONS, type EndReason, type Event } from './events.ts';
import type { Rules } from './rules.ts';
import { type Patterns, patternsOf, type Yaku, yakuOf, yakuPoints } from './scoring.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { FIELD, FLIPPED, HAND, PILE, STOCK } from './zones.ts';

export interface Carry extends KernelCarry {
  readonly dealer: Seat;
}
export type Setup = RoundSetup<Rules, Carry>;

const UNDEALT = Table.of([JAPANESE.all, ...new Array<CardSet>(6).fill(CardSet.EMPTY)]);

const DEALT = 24;

const PHASES = ['hand', 'selection', 'decision', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** A seat's koi-koi calls so far, and what it had at the last one. */
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

/** One round: the position, and what a step does to it. */
export class Round implements State<Round, Snapshot> {
  readonly setup: Setup;
  readonly patterns: Patterns;
  readonly table: Table;
  /** The whole pack in its dealt order. */
  private readonly deck: readonly Card[];
  /** How many cards have left it. */
  private drawn = DEALT;
  phase: Phase = 'hand';
  seat: Seat;
  calls = NOBODY_CALLED;
  /** Who called koi-koi last. */
  lastCaller: Seat | null = null;
  ending: Ending | null = null;

  private constructor(setup: Setup, patterns: Patterns, table: Table, deck: readonly Card[]) {
    this.setup = setup;
    this.patterns = patterns;
    this.table = table;
    this.deck = deck;
    this.seat = setup.carry.dealer;
  }

  /** The dealer's eight, the other's eight, eight for the field; the rest is the stock, from the top. */
  static deal(deck: readonly Card[], setup: Setup): Round {
    const table = UNDEALT.clone();
    const dealer = setup.carry.dealer;
    table.moveAll(CardSet.fromDeck(deck, 0, 8), STOCK, HAND[dealer]);
    table.moveAll(CardSet.fromDeck(deck, 8, 16), STOCK, HAND[1 - dealer]);
    table.moveAll(CardSet.fromDeck(deck, 16, 24), STOCK, FIELD);
    const round = new Round(setup, patternsOf(setup.rules), table, deck);
    const first = table.at(HAND[0]).hasFullQuartet;
    const second = table.at(HAND[1]).hasFullQuartet;
    if (first || second) round.end('TESHI', first && second ? null : first ? 0 : 1);
    else if (table.at(FIELD).hasFullQuartet) round.end('FIELD_KUTTSUKI', null);
    return round;
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

  yaku(seat: Seat): readonly Yaku[] {
    return yakuOf(this.patterns, this.table.at(PILE[seat]));
  }

  points(seat: Seat): number {
    return yakuPoints(this.patterns, this.table.at(PILE[seat]));
  }

  /** The yaku that are new or have grown since the seat's last call. */
  formed(seat: Seat): readonly Yaku[] {
    const before = yakuOf(this.patterns, this.calls[seat].pile);
    return this.yaku(seat).filter(
      ({ type, points }) => !before.some((old) => old.type === type && old.points >= points),
    );
  }

  legal(): readonly Action[] {
    switch (this.phase) {
      case 'hand':
        return playsFrom(this.table.at(HAND[this.seat]), this.table.at(FIELD));
      case 'selection':
        return selectionsOf(this.options);
      case 'decision':
        return DECISIONS;
      case 'ended':
        return [];
    }
  }

  step(seat: Seat, action: Action, emit?: Emit<Event>): void {
    switch (action.type) {
      case 'play':
        return this.playCard(action.card, action.target, emit);
      case 'select':
        return this.takeFlipped(action.target, emit);
      case 'koikoi':
        return this.callKoikoi(emit);
      case 'stop':
        return this.stop(emit);
      case 'resign':
        return this.resign(seat, emit);
    }
  }

  /** Onto its target; without one onto all that match, or onto the field when none does. */
  private playCard(card: Card, target: Card, emit?: Emit<Event>): void {
    const taken = target === NONE ? matching(this.table.at(FIELD), card) : only(target);
    this.place(card, HAND[this.seat], taken);
    emit?.({ type: 'played', seat: this.seat, card, captured: taken.cards });
    this.flip(taken.cards.length > 0, emit);
  }

  private flip(tookSome: boolean, emit?: Emit<Event>): void {
    const card = this.deck[this.drawn++];
    const matches = matching(this.table.at(FIELD), card);
    if (matches.cards.length === 2) return this.askForTarget(card, matches, emit);
    this.place(card, STOCK, matches);
    emit?.({ type: 'flipped', seat: this.seat, card, captured: matches.cards });
    if (tookSome || matches.cards.length > 0) this.lookForYaku(emit);
    else this.passTurn(emit);
  }

  private askForTarget(card: Card, options: Matches, emit?: Emit<Event>): void {
    this.table.move(card, STOCK, FLIPPED);
    this.phase = 'selection';
    emit?.({ type: 'selecting', seat: this.seat, card, options: options.cards });
  }

  private takeFlipped(target: Card, emit?: Emit<Event>): void {
    const card = this.flipped;
    const taken = only(target);
    this.place(card, FLIPPED, taken);
    emit?.({ type: 'selected', seat: this.seat, card, captured: taken.cards });
    this.lookForYaku(emit);
  }

  private place(card: Card, from: Zone, taken: Matches): void {
    const to = taken.cards.length === 0 ? FIELD : PILE[this.seat];
    this.table.move(card, from, to);
    if (to !== FIELD) this.table.moveAll(taken.set, FIELD, to);
  }

  /** Once a turn, when the flipped card lies. */
  private lookForYaku(emit?: Emit<Event>): void {
    const points = this.points(this.seat);
    if (points <= this.calls[this.seat].points) return this.passTurn(emit);
    emit?.({ type: 'yaku', seat: this.seat, formed: this.formed(this.seat), total: points });
    if (this.handsAreEmpty) return this.end('LAST_CARD', this.seat, emit);
    this.phase = 'decision';
    emit?.({ type: 'deciding', seat: this.seat });
  }

  /** Sixteen cards played have brought sixteen flips. */
  private get handsAreEmpty(): boolean {
    return this.drawn === DEALT + 16;
  }

  private callKoikoi(emit?: Emit<Event>): void {
    const count = this.calls[this.seat].count + 1;
    const pile = this.table.at(PILE[this.seat]);
    this.calls = this.calls.with(this.seat, { count, points: yakuPoints(this.patterns, pile), pile });
    this.lastCaller = this.seat;
    emit?.({ type: 'called', seat: this.seat, count });
    this.passTurn(emit);
  }

  private stop(emit?: Emit<Event>): void {
    emit?.({ type: 'stopped', seat: this.seat });
    this.end('STOPPED', this.seat, emit);
  }

  private resign(seat: Seat, emit?: Emit<Event>): void {
    emit?.({ type: 'resigned', seat });
    this.end('RESIGNED', 1 - seat, emit);
  }

  private passTurn(emit?: Emit<Event>): void {
    if (this.handsAreEmpty) return this.exhaust(emit);
    this.phase = 'hand';
    this.seat = 1 - this.seat;
    emit?.({ type: 'turn', seat: this.seat });
  }

  private exhaust(emit?: Emit<Event>): void {
    const { exhausted_after_koi, dealer_privilege, dealer_privilege_after_koi } = this.rules;
    const called = this.lastCaller !== null;
    if (called && exhausted_after_koi) this.end('EXHAUSTED_AFTER_KOI', this.lastCaller, emit);
    else if (dealer_privilege > 0 && (!called || dealer_privilege_after_koi))
      this.end('DEALER_PRIVILEGE', this.dealer, emit);
    else this.end('NO_YAKU', null, emit);
  }

  private end(reason: EndReason, winner: Seat | null, emit?: Emit<Event>): void {
    this.phase = 'ended';
    this.ending = { reason, winner };
    emit?.({ type: 'ended', reason, winner });
  }

  // ------------------------------------------------------------------------------------------------ as a State

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

  static restore(snapshot: Snapshot, setup: Setup): Round {
    const { set, ids } = JAPANESE;
    const cardsOf = (list: readonly string[]): Card[] => list.map((id) => ids.indexOf(id));
    const { dealer } = setup.carry;
    const stock = cardsOf(snapshot.stock);
    const hands = cardsOf([...snapshot.dealt[dealer], ...snapshot.dealt[1 - dealer]]);
    const open = ids.map((_, card) => card).filter((card) => !stock.includes(card) && !hands.includes(card));
    const gone = [...hands, ...open];
    const flipped = snapshot.flipped === null ? [] : [snapshot.flipped];
    const zones = [snapshot.stock, snapshot.field, flipped, ...snapshot.hands, ...snapshot.piles];
    const round = new Round(setup, patternsOf(setup.rules), Table.of(zones.map((zone) => set(...zone))), [
      ...gone,
      ...stock,
    ]);
    round.drawn = gone.length;
    round.phase = snapshot.phase;
    round.seat = snapshot.seat;
    if (snapshot.lastCaller !== null)
      round.calls = snapshot.calls.map(({ count, points, pile }) => ({ count, points, pile: set(...pile) }));
    round.lastCaller = snapshot.lastCaller;
    round.ending = snapshot.ending;
    return round;
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
