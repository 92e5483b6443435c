import { type Card, CardSet, NONE, type Seat } from '@madang/engine';
import {
  type Action,
  above,
  beats,
  COUPLE,
  DISCARDS,
  HAND,
  isHalfOfCouple,
  OF_SUIT,
  otherHalf,
  PACK,
  Phase,
  PLAYED,
  type Play,
  pointsOf,
  type Round,
  type Rules,
  SUITS,
  type Suit,
  shapeOf,
  suitOf,
} from '@madang/engine/tysiac';
import type { SparseRows } from '../kernels/index.ts';
import { addCards, addCount, SlotPlan, type Slots } from '../learner/slots.ts';
import { candidates } from './candidates.ts';
import { expectedAsDeclarer } from './greedy.ts';
import { strength } from './strength.ts';

const CARDS = 24;
const BIDS = 20;
const NEEDS = 32;
const WHOLE_PACK = CardSet.from(PACK);

/** All seat counts and rules. Seats count from the own one; the dealer who sits out is left out. */
class TysiacSlots implements Slots<Round, Action> {
  readonly version = 1;
  readonly inputs: number;
  readonly candidates = candidates;
  private readonly plan = new SlotPlan();
  private readonly phase = this.plan.range(6);
  /** By card, how many stronger ones of its suit are still out: 3 or more count as 3. */
  private readonly held = this.plan.range(CARDS * 4);
  private readonly length = this.plan.range(4 * 7);
  private readonly out = this.plan.range(4 * 7);
  private readonly couple = this.plan.range(4);
  private readonly strength = this.plan.range(32);
  private readonly trump = this.plan.range(5);
  private readonly trick = this.plan.range(CARDS);
  private readonly winning = this.plan.range(CARDS);
  private readonly shown = this.plan.range(CARDS);
  private readonly got = this.plan.range(CARDS);
  private readonly discarded = this.plan.range(CARDS);
  private readonly highest = this.plan.range(BIDS);
  /** By whether the own seat is the declarer, what the declarer still needs. */
  private readonly need = this.plan.range(2 * NEEDS);
  private readonly bombs = this.plan.range(1);
  /** By seat. */
  private readonly played: number;
  private readonly gave: number;
  private readonly married: number;
  private readonly lacks: number;
  private readonly bid: number;
  private readonly inAuction: number;
  private readonly points: number;
  private readonly declarer: number;
  private readonly dealer: number;
  private readonly winner: number;
  private readonly barrel: number;

  private readonly simple = this.plan.range(5);
  private readonly bids = this.plan.range(BIDS);
  private readonly jump = this.plan.range(6);
  /** What the hand promises beyond the bid. */
  private readonly margin = this.plan.range(24);
  private readonly raised = this.plan.range(1);
  private readonly gift = this.plan.range(3 * CARDS);
  private readonly laidDown = this.plan.range(CARDS);
  /** By how much the hand gets weaker, and whether the card may make another's marriage. */
  private readonly weaker = this.plan.range(16);
  private readonly mayMarry = this.plan.range(4);
  private readonly plays = this.plan.range(CARDS);
  private readonly announced = this.plan.range(4);
  private readonly breaks = this.plan.range(4);
  /** Led, taking or losing the trick, by how many are to come and how many stronger cards are out. */
  private readonly situation = this.plan.range(3 * 4 * 4);
  private readonly trumpsOut = this.plan.range(4);
  private readonly pot = this.plan.range(2 * 12);
  private readonly left = this.plan.range(7);

  constructor(players: number) {
    const { plan } = this;
    this.played = plan.range(players * CARDS);
    this.gave = plan.range(players * CARDS);
    this.married = plan.range(players * 4);
    this.lacks = plan.range(players * 4);
    this.bid = plan.range(players * BIDS);
    this.inAuction = plan.range(players);
    this.points = plan.range(players * 24);
    this.declarer = plan.range(players);
    this.dealer = plan.range(players + 1);
    this.winner = plan.range(players);
    this.barrel = plan.range(players);
    this.inputs = plan.size;
  }

  position(round: Round, seat: Seat, row: SparseRows): void {
    const hand = round.table.at(HAND[seat]);
    const outside = outsideOf(round, seat, hand);
    row.add(this.phase + phaseOf(round));
    for (let card = hand.first; card >= 0; card = hand.after(card))
      row.add(this.held + card * 4 + Math.min(3, outside.countIn(above(card))));
    for (const suit of SUITS) {
      row.add(this.length + suit * 7 + hand.countIn(OF_SUIT[suit]));
      row.add(this.out + suit * 7 + outside.countIn(OF_SUIT[suit]));
      if (COUPLE[suit].isWithin(hand)) row.add(this.couple + suit);
    }
    if (round.phase !== Phase.Play) addCount(row, this.strength, 32, Math.floor(strength(hand) / 10));
    addCards(row, this.shown, round.shownMusik);
    this.addBids(round, seat, row);
    if (round.phase === Phase.Play) this.addPlays(round, seat, row);
    if (round.declarer !== null) this.addContract(round, seat, round.declarer, row);
  }

  private addBids(round: Round, seat: Seat, row: SparseRows): void {
    const { rules, setup, bids } = round;
    if (round.highestBid > 0) row.add(this.highest + bidBucket(round.highestBid));
    row.add(
      this.dealer +
        (round.sitsOut(setup.carry.dealer) ? round.shape.activePlayers : stepsTo(round, seat, round.dealer)),
    );
    // The last bid of a seat is its highest, so later ones are enough.
    let counted = 0;
    for (let i = bids.length - 1; i >= 0; i--) {
      const { seat: bidder, value } = bids[i];
      if (value === 0 || (counted >> bidder) & 1) continue;
      counted |= 1 << bidder;
      row.add(this.bid + stepsTo(round, seat, bidder) * BIDS + bidBucket(value));
    }
    for (let i = 0, other = seat; i < round.shape.activePlayers; i++, other = round.after(other)) {
      if ((round.bidding >> other) & 1) row.add(this.inAuction + i);
      if (rules.barrel > 0 && setup.carry.scores[other] >= rules.barrel) row.add(this.barrel + i);
    }
    if (setup.carry.bombs[seat] < rules.bombs) row.add(this.bombs);
  }

  /** Who declares, what is missing, and what the seat knows of the exchange. */
  private addContract(round: Round, seat: Seat, declarer: Seat, row: SparseRows): void {
    const isOwn = declarer === seat;
    row.add(this.declarer + stepsTo(round, seat, declarer));
    const need = Math.ceil((round.highestBid - round.points[declarer]) / 10);
    addCount(row, this.need + (isOwn ? NEEDS : 0), NEEDS, need);
    if (!isOwn) {
      if (round.gifts[seat] !== NONE) row.add(this.got + round.gifts[seat]);
      return;
    }
    addCards(row, this.discarded, round.table.at(DISCARDS));
    for (let i = 1, other = round.after(seat); other !== seat; i++, other = round.after(other))
      if (round.gifts[other] !== NONE) row.add(this.gave + i * CARDS + round.gifts[other]);
  }

  /** Who has played what, which suits they did not follow, and the trick on the table. */
  private addPlays(round: Round, seat: Seat, row: SparseRows): void {
    const { plays, shape, rules } = round;
    const { activePlayers } = shape;
    let [leader, trump, lacks]: [Seat, Suit | null, number] = [round.declarer ?? 0, null, 0];
    for (let start = 0; start < plays.length; start += activePlayers) {
      const end = Math.min(plays.length, start + activePlayers);
      const led = suitOf(plays[start].card);
      let [player, best, bestPlayer] = [leader, NONE, leader];
      for (let i = start; i < end; i++, player = round.after(player)) {
        const { card, marriage } = plays[i];
        const steps = stepsTo(round, seat, player);
        row.add(this.played + steps * CARDS + card);
        if (marriage) {
          trump = led;
          row.add(this.married + steps * 4 + led);
        }
        if (suitOf(card) !== led) {
          lacks |= 1 << (steps * 4 + led);
          if (rules.mustTrump && trump !== null && suitOf(card) !== trump) lacks |= 1 << (steps * 4 + trump);
        }
        if (best === NONE || beats(card, best, trump)) [best, bestPlayer] = [card, player];
      }
      leader = bestPlayer;
    }
    for (let i = 0; i < activePlayers * 4; i++) if ((lacks >> i) & 1) row.add(this.lacks + i);
    row.add(this.trump + (round.trump ?? 4));
    for (let i = 0, other = seat; i < activePlayers; i++, other = round.after(other))
      addCount(row, this.points + i * 24, 24, Math.floor(round.points[other] / 10));
    this.addTrick(round, seat, row);
  }

  private addTrick(round: Round, seat: Seat, row: SparseRows): void {
    const { plays, inTrick } = round;
    if (inTrick === 0) return;
    for (let i = plays.length - inTrick; i < plays.length; i++) row.add(this.trick + plays[i].card);
    row.add(this.winning + round.winning);
    row.add(this.winner + stepsTo(round, seat, round.winningSeat));
  }

  action(round: Round, seat: Seat, action: Action, row: SparseRows): void {
    switch (action.type) {
      case 'pass':
        return row.add(this.simple);
      case 'bid':
        return this.addBid(round, seat, action.value, row);
      case 'chooseMusik':
        return row.add(this.simple + 1 + action.musik);
      case 'passCard':
        row.add(this.gift + (stepsTo(round, seat, action.to) - 1) * CARDS + action.card);
        return this.addLoss(round, seat, action.card, row);
      case 'discard':
        row.add(this.laidDown + action.card);
        return this.addLoss(round, seat, action.card, row);
      case 'play':
        return this.addPlay(round, seat, action, row);
      case 'bomb':
        return row.add(this.simple + 3);
      case 'redeal':
        return row.add(this.simple + 4);
      case 'resign':
        return;
    }
  }

  private addBid(round: Round, seat: Seat, value: number, row: SparseRows): void {
    row.add(this.bids + bidBucket(value));
    addCount(row, this.jump, 6, Math.floor((value - round.highestBid) / 10) - 1);
    addCount(row, this.margin, 24, Math.floor((expectedAsDeclarer(round, seat) - value) / 10) + 12);
    if (round.phase !== Phase.Auction) row.add(this.raised);
  }

  /** A card that leaves the declarer's hand. */
  private addLoss(round: Round, seat: Seat, card: Card, row: SparseRows): void {
    const hand = round.table.at(HAND[seat]);
    addCount(row, this.weaker, 16, Math.floor((strength(hand) - strength(hand.without(card))) / 8));
    if (isHalfOfCouple(card) && !hand.has(otherHalf(card)) && !round.shownMusik.has(otherHalf(card)))
      row.add(this.mayMarry + suitOf(card));
  }

  private addPlay(round: Round, seat: Seat, { card, marriage }: Play, row: SparseRows): void {
    const hand = round.table.at(HAND[seat]);
    const outside = outsideOf(round, seat, hand);
    const { inTrick, plays, shape } = round;
    const suit = suitOf(card);
    const trump = marriage ? suit : round.trump;
    row.add(this.plays + card);
    if (marriage) row.add(this.announced + suit);
    else if (isHalfOfCouple(card) && hand.has(otherHalf(card))) row.add(this.breaks + suit);
    let pot = pointsOf(card);
    for (let i = plays.length - inTrick; i < plays.length; i++) pot += pointsOf(plays[i].card);
    const takes = inTrick === 0 || beats(card, round.winning, trump);
    const kind = inTrick === 0 ? 0 : takes ? 1 : 2;
    const toCome = shape.activePlayers - 1 - inTrick;
    row.add(this.situation + (kind * 4 + toCome) * 4 + Math.min(3, outside.countIn(above(card))));
    if (takes && trump !== null && suit !== trump)
      row.add(this.trumpsOut + Math.min(3, outside.countIn(OF_SUIT[trump])));
    addCount(row, this.pot + (takes ? 12 : 0), 12, Math.floor(pot / 3));
    row.add(this.left + hand.countIn(OF_SUIT[suit]));
  }
}

/** The auction; before and after the musik is taken, card by card; the play. */
function phaseOf(round: Round): number {
  if (round.phase === Phase.Auction) return 0;
  if (round.phase === Phase.Play) return 5;
  return round.musik === null ? 1 : Math.min(4, 2 + round.exchanged);
}

/** In tens from 100; from 290 on they are one. */
function bidBucket(value: number): number {
  return Math.min(BIDS - 1, Math.floor(value / 10) - 10);
}

/** Where the others' cards may be: everything that is neither in this hand nor seen. */
function outsideOf(round: Round, seat: Seat, hand: CardSet): CardSet {
  const outside = WHOLE_PACK.minus(hand).minus(round.table.at(PLAYED));
  return round.declarer === seat ? outside.minus(round.table.at(DISCARDS)) : outside;
}

/** How many active players further on a seat is. */
function stepsTo(round: Round, from: Seat, to: Seat): number {
  const { seats } = round.setup;
  const steps = (to - from + seats) % seats;
  if (!round.shape.dealerSitsOut) return steps;
  return steps > (round.dealer - from + seats) % seats ? steps - 1 : steps;
}

const made = new Map<number, TysiacSlots>();

export function slotsOf(rules: Rules, seats: number): Slots<Round, Action> {
  const players = shapeOf(rules, seats).activePlayers;
  let slots = made.get(players);
  if (!slots) {
    slots = new TysiacSlots(players);
    made.set(players, slots);
  }
  return slots;
}
