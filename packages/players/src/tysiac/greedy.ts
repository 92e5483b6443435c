import { type Card, CardSet, NONE, type Seat } from '@madang/engine';
import {
  type Action,
  above,
  bid,
  COUPLE,
  DISCARDS,
  type Event,
  HAND,
  highestBid,
  isHalfOfCouple,
  lowestBid,
  marriageValue,
  mustOpen,
  OF_SUIT,
  otherHalf,
  PACK,
  Phase,
  PLAYED,
  pointsOf,
  type Round,
  suitOf,
  tysiac,
} from '@madang/engine/tysiac';
import { best } from '../best.ts';
import type { Player } from '../player.ts';
import { strength } from './strength.ts';

type ByActivePlayers = Readonly<Record<number, number>>;

/** Tuned one by one, by duplicate deals of this player against itself. */
export const WEIGHTS = {
  /** Expected points as declarer: a base, and the share of the hand's strength that comes in. */
  base: { 2: 50, 3: 58, 4: 67 } as ByActivePlayers,
  share: 0.75,
  /**
   * How far the expected points must be above the bid. With two players whoever passes first makes the other declarer.
   */
  margin: { 2: 60, 3: 30, 4: 30 } as ByActivePlayers,
  /** Winning a trick brings the lead. */
  tempo: 6,
  /** Keeping the highest card of a suit. */
  control: 3,
  trump: 12,
  /** The share of its points that a card is worth when it may still be lost. */
  risk: 0.4,
};

const WHOLE_PACK = CardSet.from(PACK);

/** Bids what its hand is worth, keeps its marriages, and looks only at the current trick. */
export const greedy: Player<Round, Action, Event> = {
  name: 'greedy',
  choose: ({ world, seat }) => {
    switch (world.phase) {
      case Phase.Auction:
        return bidding(world, seat);
      case Phase.TalonExchange:
        return exchanging(world, seat);
      default:
        return best(tysiac.legal(world, seat), (action) => worthOfPlay(world, seat, action));
    }
  },
};

// ------------------------------------------------------------------------------------------------ auction and exchange

/** The points that a seat can expect as declarer with its hand. */
export function expectedAsDeclarer(round: Round, seat: Seat): number {
  return expected(round, round.table.at(HAND[seat]));
}

/** The points that the declarer would take with this hand. */
function expected(round: Round, hand: CardSet): number {
  return WEIGHTS.base[round.shape.activePlayers] + WEIGHTS.share * strength(hand);
}

function bidding(round: Round, seat: Seat): Action {
  const actions = tysiac.legal(round, seat);
  const redeal = actions.find(({ type }) => type === 'redeal');
  if (redeal) return redeal;
  const low = lowestBid(round);
  const worth = expected(round, round.table.at(HAND[seat])) - WEIGHTS.margin[round.shape.activePlayers];
  const raise = low <= highestBid(round) ? bid(low) : undefined;
  return raise && (mustOpen(round) || low <= worth) ? raise : actions[0];
}

/** A bomb when the bid is out of reach; otherwise the card that is worth least. */
function exchanging(round: Round, seat: Seat): Action {
  const actions = tysiac.legal(round, seat);
  const hand = round.table.at(HAND[seat]);
  if (round.musik === null) return actions[0];
  const worth = expected(round, hand);
  // Decided once, with all cards in hand: each card given away makes the hand look weaker.
  const bomb = round.exchanged === 0 ? actions.find(({ type }) => type === 'bomb') : undefined;
  if (bomb && worth + BOMB_SHORTFALL < round.highestBid) return bomb;
  const raise = round.rules.scoreBid
    ? actions.findLast(
        (action) => action.type === 'bid' && action.value <= worth - WEIGHTS.margin[round.shape.activePlayers],
      )
    : undefined;
  return (
    raise ??
    best(actions, (action) => ('card' in action ? worthWithout(round, hand, action) : Number.NEGATIVE_INFINITY))
  );
}

/** A bomb when so many points are missing. */
export const BOMB_SHORTFALL = 30;

/** A discard may come back with the last trick; a passed card does not, and may be half of an opponent's marriage. */
function worthWithout(round: Round, hand: CardSet, action: Action & { card: Card }): number {
  const { card } = action;
  const left = strength(hand.without(card));
  if (action.type === 'discard') return left + pointsOf(card) * 0.3;
  const mayMarry = isHalfOfCouple(card) && !hand.has(otherHalf(card)) && !round.shownMusik.has(otherHalf(card));
  return left - pointsOf(card) - (mayMarry ? marriageValue(suitOf(card)) * 0.3 : 0);
}

// ------------------------------------------------------------------------------------------------ play

/** The cards that others may hold: all that are neither in this hand nor seen. */
function outside(round: Round, seat: Seat): CardSet {
  const own = round.declarer === seat ? round.table.at(DISCARDS) : CardSet.EMPTY;
  return WHOLE_PACK.minus(round.table.at(HAND[seat])).minus(round.table.at(PLAYED)).minus(own);
}

/** What playing the card wins now, less the value of keeping it. */
function worthOfPlay(round: Round, seat: Seat, action: Action): number {
  if (action.type !== 'play') return 0;
  const { card, marriage } = action;
  const others = outside(round, seat);
  const trump = marriage ? suitOf(card) : round.trump;
  const chance = chanceToWin(round, card, others, trump);
  let pot = pointsOf(card);
  for (let i = round.plays.length - round.inTrick; i < round.plays.length; i++) pot += pointsOf(round.plays[i].card);
  const announced = marriage ? marriageValue(suitOf(card)) : 0;
  const won = chance * (pot + WEIGHTS.tempo) - (1 - chance) * pointsOf(card);
  return announced + won - keeping(round, seat, card, others, marriage);
}

/** 1 when nothing outside beats it, less with each card that does. */
function chanceToWin(round: Round, card: Card, others: CardSet, trump: number | null): number {
  const { winning } = round;
  const suit = suitOf(card);
  if (winning !== NONE) {
    const beatsBest = suit === suitOf(winning) ? card > winning : suit === trump;
    if (!beatsBest) return 0;
  }
  const toCome = round.shape.activePlayers - 1 - round.inTrick;
  if (toCome === 0) return 1;
  const higher = others.countIn(above(card));
  const trumps = trump === null || suit === trump ? 0 : others.countIn(OF_SUIT[trump]);
  const inSuit = others.countIn(OF_SUIT[suit]);
  // Trumps threaten only those suits of which the others may have nothing left.
  const trumped = trumps === 0 ? 1 : Math.min(1, inSuit / 3);
  return 0.45 ** (higher * Math.min(1, toCome)) * trumped;
}

/** The value of keeping the card. */
function keeping(round: Round, seat: Seat, card: Card, others: CardSet, marriage: boolean): number {
  const hand = round.table.at(HAND[seat]);
  const suit = suitOf(card);
  const isCouple = !marriage && isHalfOfCouple(card) && COUPLE[suit].isWithin(hand);
  const isMaster = others.countIn(above(card)) === 0;
  let worth = isMaster ? pointsOf(card) + WEIGHTS.control : pointsOf(card) * WEIGHTS.risk;
  if (isCouple) worth += marriageValue(suit);
  if (suit === round.trump) worth += WEIGHTS.trump;
  return worth;
}
