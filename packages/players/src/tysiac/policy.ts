import { type Card, NONE, type Seat } from '@madang/engine';
import {
  type Action,
  announce,
  BOMB,
  bid,
  bidLimit,
  chooseMusik,
  DISCARDS,
  discard,
  HAND,
  highestBid,
  isHalfOfCouple,
  lowestBid,
  marriageValue,
  mayAskRedeal,
  mayBomb,
  mayRaise,
  mustOpen,
  otherHalf,
  PASS,
  Phase,
  PLAYED,
  passCard,
  play,
  playable,
  pointsOf,
  RAISE_STEP,
  RANKS,
  REDEAL,
  type Round,
  rankOf,
  type Suit,
  suitOf,
} from '@madang/engine/tysiac';
import { BOMB_SHORTFALL, WEIGHTS } from './greedy.ts';
import { COUNT, handStrength, has, nextReceiver, ofSuit, PACK_BITS, suitStrength } from './suit-tables.ts';

/** The chance to win a trick which so many cards outside could beat. */
const CHANCES = Float64Array.from(RANKS, (_, higher) => 0.45 ** higher);

/** Greedy's choices on words of bits: nothing is listed, and nothing is counted twice. */
class QuickGreedy {
  private readonly weights: typeof WEIGHTS;
  /** Of the trick to play to: the cards in hand and those of the others, what lies there, and how many are still to play. */
  private hand = 0;
  private others = 0;
  private pot = 0;
  private toCome = 0;
  private winning: Card = NONE;
  private trump: Suit | null = null;

  constructor(weights: typeof WEIGHTS) {
    this.weights = weights;
  }

  choose(round: Round, seat: Seat): Action {
    switch (round.phase) {
      case Phase.Auction:
        return this.chooseBid(round, seat);
      case Phase.TalonExchange:
        return this.chooseExchange(round, seat);
      default:
        return this.chooseCard(round, seat);
    }
  }

  // ------------------------------------------------------------------------------------------------ auction and exchange

  private expected(round: Round, hand: number): number {
    return this.weights.base[round.shape.activePlayers] + this.weights.share * handStrength(hand);
  }

  private chooseBid(round: Round, seat: Seat): Action {
    if (mayAskRedeal(round)) return REDEAL;
    const low = lowestBid(round);
    if (low > highestBid(round)) return PASS;
    const worth = this.expected(round, round.table.at(HAND[seat]).lo) - this.weights.margin[round.shape.activePlayers];
    return (mustOpen(round) || low <= worth ? bid(low) : undefined) ?? PASS;
  }

  /** A bomb when the bid is out of reach, a raise when it counts, else the card whose loss hurts least. */
  private chooseExchange(round: Round, seat: Seat): Action {
    if (round.musik === null) return chooseMusik(0);
    const hand = round.table.at(HAND[seat]).lo;
    if (round.exchanged > 0) return this.chooseGift(round, seat, hand);
    const worth = this.expected(round, hand);
    if (worth + BOMB_SHORTFALL < round.highestBid && mayBomb(round)) return BOMB;
    return this.raise(round, seat, worth) ?? this.chooseGift(round, seat, hand);
  }

  private raise(round: Round, seat: Seat, worth: number): Action | undefined {
    if (!round.rules.scoreBid || !mayRaise(round)) return undefined;
    const most = Math.min(bidLimit(round, seat), worth - this.weights.margin[round.shape.activePlayers]);
    const steps = Math.floor((most - round.highestBid) / RAISE_STEP);
    return steps > 0 ? bid(round.highestBid + steps * RAISE_STEP) : undefined;
  }

  private chooseGift(round: Round, seat: Seat, hand: number): Action {
    const isPassed = round.shape.exchange === 'pass';
    let chosen = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const suit = suitOf(card);
      const bits = ofSuit(hand, suit);
      const lost = suitStrength(suit, bits) - suitStrength(suit, bits & ~(1 << rankOf(card)));
      const worth = isPassed ? -lost - this.giftWorth(round, hand, card) : pointsOf(card) * 0.3 - lost;
      if (worth > most) [most, chosen] = [worth, card];
    }
    return isPassed ? passCard(nextReceiver(round, seat), chosen) : discard(chosen);
  }

  /** What the card brings to whoever gets it: it may be half of another's marriage. */
  private giftWorth(round: Round, hand: number, card: Card): number {
    const mayMarry = isHalfOfCouple(card) && !has(hand, otherHalf(card)) && !has(round.shownMusik.lo, otherHalf(card));
    return pointsOf(card) + (mayMarry ? marriageValue(suitOf(card)) * 0.3 : 0);
  }

  // ------------------------------------------------------------------------------------------------ play

  private chooseCard(round: Round, seat: Seat): Action {
    const cards = playable(round).lo;
    if ((cards & (cards - 1)) === 0) return play(31 - Math.clz32(cards));
    this.lookAtTrick(round, seat);
    const leads = this.winning === NONE;
    let chosen: Action | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const isCouple = isHalfOfCouple(card) && has(this.hand, otherHalf(card));
      const worth = this.worthOf(card, this.trump) - (isCouple ? marriageValue(suitOf(card)) : 0);
      if (worth > most) [most, chosen] = [worth, play(card)];
      if (!leads || !isCouple) continue;
      const announced = this.worthOf(card, suitOf(card)) + marriageValue(suitOf(card));
      if (announced > most) [most, chosen] = [announced, announce(card) ?? null];
    }
    return chosen ?? play(31 - Math.clz32(cards));
  }

  private lookAtTrick(round: Round, seat: Seat): void {
    const { table, plays, inTrick } = round;
    this.hand = table.at(HAND[seat]).lo;
    const laidDown = round.declarer === seat ? table.at(DISCARDS).lo : 0;
    this.others = PACK_BITS & ~(this.hand | table.at(PLAYED).lo | laidDown);
    this.pot = 0;
    for (let i = plays.length - inTrick; i < plays.length; i++) this.pot += pointsOf(plays[i].card);
    this.toCome = round.shape.activePlayers - 1 - inTrick;
    this.winning = round.winning;
    this.trump = round.trump;
  }

  /** What playing the card wins now, less what keeping it would be worth; the marriage it may be half of left aside. */
  private worthOf(card: Card, trump: Suit | null): number {
    const { weights, others } = this;
    const suit = suitOf(card);
    const points = pointsOf(card);
    const higher = COUNT[ofSuit(others, suit) >> (rankOf(card) + 1)];
    const chance = this.chanceToWin(card, suit, higher, trump);
    const won = chance * (this.pot + points + weights.tempo) - (1 - chance) * points;
    const kept = higher === 0 ? points + weights.control : points * weights.risk;
    return suit === this.trump ? won - kept - weights.trump : won - kept;
  }

  /** 1 when nothing outside beats it, less with each card that does. */
  private chanceToWin(card: Card, suit: Suit, higher: number, trump: Suit | null): number {
    const { winning, others } = this;
    if (winning !== NONE && (suit === suitOf(winning) ? card < winning : suit !== trump)) return 0;
    if (this.toCome === 0) return 1;
    // Trumps threaten only those suits of which the others may have nothing left.
    const mayBeTrumped = trump !== null && suit !== trump && ofSuit(others, trump) !== 0;
    return mayBeTrumped ? CHANCES[higher] * Math.min(1, COUNT[ofSuit(others, suit)] / 3) : CHANCES[higher];
  }
}

const quick = new QuickGreedy(WEIGHTS);

/** Plays as greedy does. */
export function policy(round: Round, seat: Seat): Action {
  return quick.choose(round, seat);
}
