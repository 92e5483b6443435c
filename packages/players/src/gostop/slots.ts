import { type Card, CardSet, NONE, type Seat } from '@madang/engine';
import {
  type Action,
  animalCount,
  automaticTarget,
  BONUS,
  FIELD,
  HELD,
  junkValue,
  offers,
  payoutIfStopped,
  type Round,
  type Rules,
  STAGES,
  setPoints,
  TAKING,
  type Tally,
} from '@madang/engine/gostop';
import { KOREAN, matching, monthOf } from '@madang/engine/hwatu';
import type { SparseRows } from '../kernels/index.ts';
import { addCards, addCount, SlotPlan, type Slots } from '../learner/slots.ts';
import { unitOf } from './worth.ts';

const CARDS = 48;
const ALL_CARDS = 51;
const MONTHS = 12;
const { brights, ribbons } = KOREAN;
/** Sets that score only when complete. */
const SETS: readonly CardSet[] = [
  KOREAN.set('0221', '0421', '0821'),
  KOREAN.set('0131', '0231', '0331'),
  KOREAN.set('0631', '0931', '1031'),
  KOREAN.set('0431', '0531', '0731'),
];
const CUP_STATES = ['open', 'yeol', 'ssangpi'] as const;
const BITS = Uint8Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter((i) => (bits >> i) & 1).length);

/** The ranges of one seat: what its pile counts, and what it has called and done. */
class SeatRanges {
  readonly pile: number;
  readonly shown: number;
  readonly score: number;
  readonly sinceGo: number;
  readonly junk: number;
  readonly brights: number;
  readonly animals: number;
  readonly ribbons: number;
  readonly sets: number;
  readonly goes: number;
  readonly doublings: number;
  readonly tokens: number;
  readonly ppuk: number;
  readonly flags: number;
  readonly ppukPiles: number;

  constructor(plan: SlotPlan) {
    this.pile = plan.range(ALL_CARDS);
    this.shown = plan.range(CARDS);
    this.score = plan.range(20);
    this.sinceGo = plan.range(6);
    this.junk = plan.range(24);
    this.brights = plan.range(6);
    this.animals = plan.range(10);
    this.ribbons = plan.range(10);
    this.sets = plan.range(SETS.length * 4);
    this.goes = plan.range(6);
    this.doublings = plan.range(5);
    this.tokens = plan.range(4);
    this.ppuk = plan.range(4);
    this.flags = plan.range(2);
    this.ppukPiles = plan.range(MONTHS);
  }
}

/** Go-Stop for three and Matgo, by any rules. */
class GostopSlots implements Slots<Round, Action> {
  readonly version = 1;
  readonly inputs: number;
  private readonly plan = new SlotPlan();
  private readonly held = this.plan.range(CARDS);
  private readonly lying = this.plan.range(CARDS);
  private readonly up = this.plan.range(CARDS);
  private readonly taking = this.plan.range(CARDS);
  /** Bonus cards flipped in this turn, and held back by a ppuk. */
  private readonly bonus = this.plan.range(3);
  private readonly heldBack = this.plan.range(3);
  /** By month, how many of its cards are unseen. */
  private readonly unseen = this.plan.range(MONTHS * 5);
  private readonly stage = this.plan.range(STAGES.length);
  private readonly ownTurn = this.plan.range(2);
  private readonly starter = this.plan.range(2);
  private readonly handSize = this.plan.range(11);
  private readonly cup = this.plan.range(3);
  private readonly steals = this.plan.range(5);
  private readonly seats: readonly SeatRanges[];

  /** Of an action: the card that is played, by what becomes of it; what it takes; what that makes. */
  private readonly played = this.plan.range(CARDS);
  private readonly left = this.plan.range(CARDS);
  private readonly taken = this.plan.range(CARDS);
  /** One of two, to be chosen afterwards. */
  private readonly offered = this.plan.range(CARDS);
  /** By how many of the month lie on the table, are left in hand and are unseen. */
  private readonly month = this.plan.range(4 * 4 * 4);
  private readonly gained = this.plan.range(10);
  private readonly gainedJunk = this.plan.range(6);
  private readonly eaten = this.plan.range(2);
  private readonly declared = this.plan.range(3 * MONTHS);
  private readonly plain = this.plan.range(3);
  private readonly decided = this.plan.range(2);
  /** What stopping pays, by powers of √2 points. */
  private readonly payout = this.plan.range(20);
  private readonly president = this.plan.range(2);
  private readonly reading = this.plan.range(2);
  private readonly readingScore = this.plan.range(20);

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => new SeatRanges(this.plan));
    this.inputs = this.plan.size;
  }

  position(round: Round, seat: Seat, row: SparseRows): void {
    const { table, seats } = round;
    const hand = round.hand(seat);
    const field = table.at(FIELD);
    const taking = table.at(TAKING);
    addCards(row, this.held, hand);
    addCards(row, this.lying, field);
    if (!taking.isEmpty) addCards(row, this.taking, taking);
    let seen = hand.union(field).union(taking);
    if (round.stage === 'target' || round.stage === 'flipTarget') {
      row.add(this.up + round.waiting);
      seen = seen.with(round.waiting);
    }
    for (let i = 0; i < seats; i++) {
      const other = (seat + i) % seats;
      seen = seen.union(round.pile(other));
      if (i > 0 && !round.shown.isEmpty) seen = seen.union(round.hand(other).intersect(round.shown));
      this.addSeat(round, other, this.seats[i], i === 0, row);
    }
    for (let month = 0; month < MONTHS; month++) row.add(this.unseen + month * 5 + 4 - BITS[seen.quartet(month)]);
    if (round.rules.bonusCards > 0) {
      addBonus(row, this.bonus, table.at(BONUS));
      addBonus(row, this.heldBack, table.at(HELD));
    }
    row.add(this.stage + STAGES.indexOf(round.stage));
    row.add(this.ownTurn + (round.seat === seat ? 1 : 0));
    row.add(this.starter + (round.starter === seat ? 1 : 0));
    addCount(row, this.handSize, 11, hand.size);
    row.add(this.cup + CUP_STATES.indexOf(round.cup));
    addCount(row, this.steals, 5, round.steals);
  }

  private addSeat(round: Round, seat: Seat, ranges: SeatRanges, isOwn: boolean, row: SparseRows): void {
    const { cupIsJunk } = round;
    const pile = round.pile(seat);
    const tally = round.tallies[seat];
    const score = round.score(seat);
    addCards(row, ranges.pile, pile);
    if (!isOwn && !round.shown.isEmpty) addCards(row, ranges.shown, round.hand(seat).intersect(round.shown));
    addCount(row, ranges.score, 20, score);
    if (tally.goCount > 0) addCount(row, ranges.sinceGo, 6, score - tally.lastGoBase);
    addCount(row, ranges.junk, 24, junkValue(pile, cupIsJunk));
    row.add(ranges.brights + pile.countIn(brights));
    addCount(row, ranges.animals, 10, animalCount(pile, cupIsJunk));
    row.add(ranges.ribbons + Math.min(9, pile.countIn(ribbons)));
    for (let i = 0; i < SETS.length; i++) row.add(ranges.sets + i * 4 + pile.countIn(SETS[i]));
    addTally(tally, ranges, row);
    for (let month = 0; month < MONTHS; month++) if (round.piles[month] === seat) row.add(ranges.ppukPiles + month);
  }

  action(round: Round, seat: Seat, action: Action, row: SparseRows): void {
    switch (action.type) {
      case 'PLAY_HAND_CARD':
        return this.addPlay(round, seat, action.cardId, row);
      case 'CHOOSE_CAPTURE_TARGET':
        row.add(this.taken + action.fromTableCardId);
        return this.addGain(round, seat, CardSet.of(round.waiting, action.fromTableCardId), row);
      case 'DECLARE_SHAKE':
        return row.add(this.declared + action.month - 1);
      case 'DECLARE_BOMB':
      case 'DECLARE_KUNG':
        row.add(this.declared + (action.type === 'DECLARE_BOMB' ? 1 : 2) * MONTHS + action.month - 1);
        return this.addGain(round, seat, MONTH_CARDS[action.month - 1], row);
      case 'DRAW_FROM_PILE':
        return row.add(this.plain);
      case 'PLAY_FLIP_TOKEN':
        return row.add(this.plain + 1);
      case 'PASS':
        return row.add(this.plain + 2);
      case 'DECLARE_GO':
        return row.add(this.decided);
      case 'DECLARE_STOP':
        row.add(this.decided + 1);
        return addCount(row, this.payout, 20, halfPowers(payoutIfStopped(round, seat) / unitOf(round)));
      case 'DECLARE_PRESIDENT':
        return row.add(this.president + (action.playOn ? 1 : 0));
      case 'CHOOSE_GUKJIN':
        row.add(this.reading + (action.as === 'ssangpi' ? 1 : 0));
        return addCount(row, this.readingScore, 20, round.score(seat, action.as === 'ssangpi'));
      case 'resign':
        return;
    }
  }

  private addPlay(round: Round, seat: Seat, card: Card, row: SparseRows): void {
    const month = monthOf(card);
    const matches = offers(round, card);
    const count = matches.cards.length;
    row.add(this.month + (count * 4 + BITS[round.hand(seat).quartet(month)] - 1) * 4 + unseenOf(round, seat, month));
    if (count === 0) return row.add(this.left + card);
    row.add(this.played + card);
    const chosen = count === 2 ? automaticTarget(round.rules, matches) : NONE;
    if (count === 2 && chosen === NONE) {
      for (const other of matches.cards) row.add(this.offered + other);
      return this.addGain(round, seat, matches.set.with(card), row);
    }
    if (count === 3) row.add(this.eaten + (round.piles[month] === seat ? 1 : 0));
    if (chosen === NONE) for (const other of matches.cards) row.add(this.taken + other);
    else row.add(this.taken + chosen);
    this.addGain(round, seat, (chosen === NONE ? matches.set : CardSet.of(chosen)).with(card), row);
  }

  /** What these cards add to the score and to the junk. */
  private addGain(round: Round, seat: Seat, cards: CardSet, row: SparseRows): void {
    const { patterns, cupIsJunk } = round;
    const pile = round.pile(seat).union(round.table.at(TAKING));
    const points = setPoints(patterns, pile.union(cards), cupIsJunk) - setPoints(patterns, pile, cupIsJunk);
    addCount(row, this.gained, 10, points);
    addCount(row, this.gainedJunk, 6, junkValue(cards, cupIsJunk));
  }
}

function addTally(
  { goCount, shakes, bombs, tokens, ppuk, ppukOpen, holds }: Tally,
  to: SeatRanges,
  row: SparseRows,
): void {
  addCount(row, to.goes, 6, goCount);
  addCount(row, to.doublings, 5, shakes + bombs);
  addCount(row, to.tokens, 4, tokens);
  addCount(row, to.ppuk, 4, ppuk);
  if (ppukOpen) row.add(to.flags);
  if (holds) row.add(to.flags + 1);
}

function addBonus(row: SparseRows, start: number, cards: CardSet): void {
  for (let card = cards.first; card >= 0; card = cards.after(card)) row.add(start + card - CARDS);
}

const MONTH_CARDS: readonly CardSet[] = Array.from(
  { length: MONTHS },
  (_, month) => matching(KOREAN.all, month * 4).set,
);

/** How many cards of a month the seat cannot see. */
function unseenOf(round: Round, seat: Seat, month: number): number {
  let seen = round.hand(seat).quartet(month) | round.table.at(FIELD).quartet(month) | round.shown.quartet(month);
  for (let other = 0; other < round.seats; other++) seen |= round.pile(other).quartet(month);
  return 4 - BITS[seen];
}

/** 0 for less than 1, then two for each doubling. */
function halfPowers(number: number): number {
  let [steps, rest] = [0, number];
  for (; rest >= 2; rest /= 2) steps += 2;
  return rest < 1 ? 0 : steps + (rest * rest >= 2 ? 2 : 1);
}

const made = new Map<number, GostopSlots>();

export function slotsOf(_rules: Rules, seats: number): Slots<Round, Action> {
  let slots = made.get(seats);
  if (!slots) {
    slots = new GostopSlots(seats);
    made.set(seats, slots);
  }
  return slots;
}
