import { type Card, CardSet, type Seat } from '@madang/engine';
import {
  type Action,
  bomb,
  canBomb,
  canKung,
  canShake,
  DRAW,
  FIELD,
  FLIP_TOKEN,
  GO,
  GUKJIN_SSANGPI,
  GUKJIN_YEOL,
  HAND,
  HELD,
  kung,
  PASS,
  type Patterns,
  PILE,
  PRESIDENT_ENDS,
  play,
  type Round,
  STOP,
  setPoints,
  shake,
  TAKING,
  target,
} from '@madang/engine/gostop';
import { monthsOfThree } from '@madang/engine/hwatu';
import { BITS, HIGHEST, LIKELY, LOWEST } from '../hwatu/quartets.ts';
import { WEIGHTS } from './greedy.ts';
import { PileWorths, WorthTables } from './pile-worths.ts';

/** Greedy's choices from look-up tables: the same worths, without a pile valued anew for every card. */
class QuickGreedy {
  private readonly weights: typeof WEIGHTS;
  private readonly mine: PileWorths;
  private readonly next: PileWorths;
  private readonly last: PileWorths;
  /** How many opponents there are, and what is known of each: open cards, own hand, and its pile. */
  private hasTwo = false;
  private knownOfNext = CardSet.EMPTY;
  private knownOfLast = CardSet.EMPTY;
  /** What the opponents could gain most from the table as it lies, the month where that is, and the most of other months. */
  private topExposure = 0;
  private topMonth = -1;
  private secondExposure = 0;

  constructor(patterns: Patterns, weights: typeof WEIGHTS) {
    const tables = new WorthTables(patterns, weights);
    this.weights = weights;
    this.mine = new PileWorths(tables);
    this.next = new PileWorths(tables);
    this.last = new PileWorths(tables);
  }

  choose(round: Round, seat: Seat): Action {
    switch (round.stage) {
      case 'decision':
        return this.wantsMore(round, seat) ? GO : STOP;
      case 'president':
        return PRESIDENT_ENDS;
      case 'draw':
        return DRAW;
      case 'gukjin':
        return this.wantsJunk(round, seat) ? GUKJIN_SSANGPI : GUKJIN_YEOL;
      case 'target':
      case 'flipTarget':
        this.measure(round, seat);
        return this.bestTarget(round);
      default:
        return this.bestTurn(round, seat);
    }
  }

  private wantsMore(round: Round, seat: Seat): boolean {
    const few = round.rules.goMinScore * this.weights.daring;
    for (let other = 0; other < round.seats; other++) if (other !== seat && round.score(other) >= few) return false;
    return true;
  }

  /** Only the sets and the junk change with the reading of 국진, and only for whose turn it is it is not a loss. */
  private wantsJunk(round: Round, seat: Seat): boolean {
    if (seat !== round.seat) return false;
    const pile = round.pile(seat);
    const asJunk = setPoints(round.patterns, pile, true) + 2 * this.weights.kinds[3];
    return asJunk > setPoints(round.patterns, pile, false);
  }

  // ------------------------------------------------------------------------------------------------ what cards are worth

  private measure(round: Round, seat: Seat): void {
    const { table, seats, cupIsJunk } = round;
    const { mine, next, last } = this;
    const nextSeat = (seat + 1) % seats;
    const field = table.at(FIELD);
    const own = table.at(PILE[seat]).union(table.at(TAKING));
    const open = own.union(table.at(HAND[seat])).union(field);
    const nextPile = table.at(PILE[nextSeat]);
    mine.count(own, cupIsJunk);
    next.count(nextPile, cupIsJunk);
    next.measure(mine, null);
    this.knownOfNext = open.union(nextPile);
    this.hasTwo = seats === 3;
    if (this.hasTwo) {
      const lastPile = table.at(PILE[(seat + 2) % seats]);
      last.count(lastPile, cupIsJunk);
      last.measure(mine, null);
      this.knownOfLast = open.union(lastPile);
    }
    mine.measure(next, this.hasTwo ? last : null);
    this.lookAround(field);
  }

  private lookAround(field: CardSet): void {
    this.topExposure = 0;
    this.topMonth = -1;
    this.secondExposure = 0;
    for (let card = field.first; card >= 0; card = field.after(card)) {
      const exposure = this.exposureOf(card, 0);
      const month = card >> 2;
      if (exposure > this.topExposure) {
        if (month !== this.topMonth) this.secondExposure = this.topExposure;
        this.topExposure = exposure;
        this.topMonth = month;
      } else if (exposure > this.secondExposure && month !== this.topMonth) this.secondExposure = exposure;
    }
  }

  /** What an opponent would gain with a card that lies open, by how likely it holds the month. `seen` more are accounted for. */
  private exposureOf(card: Card, seen: number): number {
    const month = card >> 2;
    const unseen = 4 - seen - BITS[this.knownOfNext.quartet(month)];
    const toNext = unseen > 0 ? LIKELY[unseen] * this.next.of(card) : 0;
    if (!this.hasTwo) return toNext;
    const unseenByLast = 4 - seen - BITS[this.knownOfLast.quartet(month)];
    return unseenByLast > 0 ? Math.max(toNext, LIKELY[unseenByLast] * this.last.of(card)) : toNext;
  }

  /** The worst exposure with all cards of a month taken away. */
  private exposedBeside(month: number): number {
    return month === this.topMonth ? this.secondExposure : this.topExposure;
  }

  /** Some cards of a month in the own pile, and what the opponents then cannot have. */
  private gainOf(month: number, cards: number): number {
    const gained = this.mine.ofMonth(month, cards);
    let denied = Math.max(0, this.next.ofMonth(month, cards));
    if (this.hasTwo) denied = Math.max(denied, this.last.ofMonth(month, cards));
    return gained + this.weights.denial * denied;
  }

  /** A card with one of two matches: the other one stays. */
  private worthOfPair(card: Card, taken: Card, left: Card): number {
    const month = card >> 2;
    // As greedy does, without counting the taken card among the known ones.
    const exposed = Math.max(this.exposedBeside(month), this.exposureOf(left, -1));
    return this.gainOf(month, (1 << (card & 3)) | (1 << (taken & 3))) - this.weights.exposure * exposed;
  }

  private worthOfCard(round: Round, card: Card, matches: number): number {
    const month = card >> 2;
    const count = BITS[matches];
    if (count === 2) {
      const one = month * 4 + LOWEST[matches];
      const two = month * 4 + HIGHEST[matches];
      return Math.max(this.worthOfPair(card, one, two), this.worthOfPair(card, two, one));
    }
    const beside = this.exposedBeside(month);
    if (count === 0) return -this.weights.exposure * Math.max(beside, this.exposureOf(card, 1));
    const worth = this.gainOf(month, matches | (1 << (card & 3))) - this.weights.exposure * beside;
    const isPpukPile = count === 3 && round.piles[month] >= 0;
    return isPpukPile ? worth + this.weights.steal * (1 + round.table.at(HELD).size) : worth;
  }

  // ------------------------------------------------------------------------------------------------ choices

  private bestTarget(round: Round): Action {
    const card = round.waiting;
    const month = card >> 2;
    const matches = round.table.at(FIELD).quartet(month);
    const one = month * 4 + LOWEST[matches];
    const two = month * 4 + HIGHEST[matches];
    return target(this.worthOfPair(card, two, one) > this.worthOfPair(card, one, two) ? two : one);
  }

  private bestTurn(round: Round, seat: Seat): Action {
    const { table } = round;
    const hand = table.at(HAND[seat]);
    const hasToken = round.tallies[seat].tokens > 0;
    if (hand.isEmpty) return hasToken ? FLIP_TOKEN : PASS;
    if (hand.size === 1 && !hasToken) return play(hand.first);
    this.measure(round, seat);
    const field = table.at(FIELD);
    let chosen = hand.first;
    let most = Number.NEGATIVE_INFINITY;
    for (let card = hand.first; card >= 0; card = hand.after(card)) {
      const month = card >> 2;
      if (round.shaking >= 0 && month !== round.shaking) continue;
      const worth = this.worthOfCard(round, card, field.quartet(month));
      if (worth > most) [most, chosen] = [worth, card];
    }
    if (round.shaking >= 0) return play(chosen);
    const threes = monthsOfThree(hand);
    const declared = threes === 0 ? null : this.bestDeclaration(round, hand, threes, most);
    return declared ?? (hasToken && most < 0 ? FLIP_TOKEN : play(chosen));
  }

  /** A shake, bomb or 쿵 that is worth more than the best card, and than a flip token. */
  private bestDeclaration(round: Round, hand: CardSet, threes: number, bestCard: number): Action | null {
    const { doubling } = this.weights;
    const field = round.table.at(FIELD);
    let chosen: Action | null = null;
    let most = bestCard;
    for (let month = 0; month < 12; month++) {
      if (((threes >> month) & 1) === 0) continue;
      if (canShake(round, month)) {
        const then = round.rules.shakenMonthIsPlayed ? this.bestOfMonth(round, hand, field, month) : bestCard;
        if (doubling + then > most) [most, chosen] = [doubling + then, shake(month)];
      }
      if (!canBomb(round, month) && !canKung(round, month)) continue;
      const worth = this.worthOfMonth(hand, field, month);
      if (canBomb(round, month) && worth + doubling > most) [most, chosen] = [worth + doubling, bomb(month)];
      if (canKung(round, month) && worth > most) [most, chosen] = [worth, kung(month)];
    }
    return round.tallies[round.seat].tokens > 0 && most < 0 ? null : chosen;
  }

  private bestOfMonth(round: Round, hand: CardSet, field: CardSet, month: number): number {
    let most = Number.NEGATIVE_INFINITY;
    const cards = hand.quartet(month);
    for (let i = 0; i < 4; i++)
      if ((cards >> i) & 1) most = Math.max(most, this.worthOfCard(round, month * 4 + i, field.quartet(month)));
    return most;
  }

  /** The three of a month in hand with the one on the table, and a steal. */
  private worthOfMonth(hand: CardSet, field: CardSet, month: number): number {
    const taken = this.gainOf(month, hand.quartet(month) | field.quartet(month));
    return taken + this.weights.steal - this.weights.exposure * this.exposedBeside(month);
  }
}

const made = new WeakMap<Patterns, QuickGreedy>();
let latest: { readonly patterns: Patterns; readonly quick: QuickGreedy } | null = null;

/** Plays as greedy does. */
export function policy(round: Round, seat: Seat): Action {
  if (latest?.patterns !== round.patterns) latest = { patterns: round.patterns, quick: quickFor(round.patterns) };
  return latest.quick.choose(round, seat);
}

function quickFor(patterns: Patterns): QuickGreedy {
  let quick = made.get(patterns);
  if (!quick) {
    quick = new QuickGreedy(patterns, WEIGHTS);
    made.set(patterns, quick);
  }
  return quick;
}
