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
import type { Player } from '../player.ts';
import { strength } from './strength.ts';

/** Tuned by duplicate-deal comparison of this player with itself, one number after the other. */
export interface Weights {
  /** Expected points as declarer: base by number of active players, and how much of the strength comes in. */
  readonly base: Readonly<Record<number, number>>;
  readonly share: number;
  /** How many of the expected points must be left above the bid, by number of active players. */
  readonly margin: Readonly<Record<number, number>>;
  /** Winning a trick brings the lead. */
  readonly tempo: number;
  /** Keeping the highest card of a suit. */
  readonly control: number;
  readonly trump: number;
  /** The share of its points that a card which may yet be lost is worth. */
  readonly risk: number;
}

export const TUNED: Weights = {
  base: { 2: 50, 3: 58, 4: 67 },
  share: 0.75,
  // Two play for who need not bid: whoever passes first makes the other declarer at 100.
  margin: { 2: 60, 3: 30, 4: 30 },
  tempo: 6,
  control: 3,
  trump: 12,
  risk: 0.4,
};

const WHOLE_PACK = CardSet.from(PACK);

/** Bids what its hand is worth, keeps its marriages, and looks at the trick on the table: no further. */
export function greedyPlayer(weights: Weights): Player<Round, Action, Event> {
  return {
    name: 'greedy',
    choose: ({ world, seat }) => {
      switch (world.phase) {
        case Phase.Auction:
          return bidding(world, seat, weights);
        case Phase.TalonExchange:
          return exchanging(world, seat, weights);
        default:
          return best(tysiac.legal(world, seat), (action) => worthOfPlay(world, seat, action, weights));
      }
    },
  };
}

export const greedy: Player<Round, Action, Event> = greedyPlayer(TUNED);

function best(actions: readonly Action[], worth: (action: Action) => number): Action {
  let chosen = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const here = worth(action);
    if (here > most) {
      most = here;
      chosen = action;
    }
  }
  return chosen;
}

// ------------------------------------------------------------------------------------------------ auction and exchange

/** What a seat may expect to take as declarer with the cards in its hand. */
export function promise(round: Round, seat: Seat): number {
  return expected(round, round.table.at(HAND[seat]), TUNED);
}

/** What the declarer would take with this hand. */
function expected(round: Round, hand: CardSet, weights: Weights): number {
  return weights.base[round.shape.activePlayers] + weights.share * strength(hand);
}

function bidding(round: Round, seat: Seat, weights: Weights): Action {
  const actions = tysiac.legal(round, seat);
  const redeal = actions.find(({ type }) => type === 'redeal');
  if (redeal) return redeal;
  const low = lowestBid(round);
  const worth = expected(round, round.table.at(HAND[seat]), weights) - weights.margin[round.shape.activePlayers];
  const raise = low <= highestBid(round) ? bid(low) : undefined;
  return raise && (mustOpen(round) || low <= worth) ? raise : actions[0];
}

/** A bomb when the bid is out of reach; else the card whose loss hurts least. */
function exchanging(round: Round, seat: Seat, weights: Weights): Action {
  const actions = tysiac.legal(round, seat);
  const hand = round.table.at(HAND[seat]);
  if (round.musik === null) return actions[0];
  const worth = expected(round, hand, weights);
  // Thought about once, with all the cards in hand: each one given away would make the hand look poorer.
  const bomb = round.exchanged === 0 ? actions.find(({ type }) => type === 'bomb') : undefined;
  if (bomb && worth + BOMB_SHORTFALL < round.highestBid) return bomb;
  const raise = round.rules.scoreBid
    ? actions.findLast(
        (action) => action.type === 'bid' && action.value <= worth - weights.margin[round.shape.activePlayers],
      )
    : undefined;
  return (
    raise ??
    best(actions, (action) => ('card' in action ? worthWithout(round, hand, action) : Number.NEGATIVE_INFINITY))
  );
}

/** A bomb when so many points are missing. */
export const BOMB_SHORTFALL = 30;

/** A discard may come back with the last trick; a gift does not, and may be half of another's marriage. */
function worthWithout(round: Round, hand: CardSet, action: Action & { card: Card }): number {
  const { card } = action;
  const left = strength(hand.without(card));
  if (action.type === 'discard') return left + pointsOf(card) * 0.3;
  const mayMarry = isHalfOfCouple(card) && !hand.has(otherHalf(card)) && !round.shownMusik.has(otherHalf(card));
  return left - pointsOf(card) - (mayMarry ? marriageValue(suitOf(card)) * 0.3 : 0);
}

// ------------------------------------------------------------------------------------------------ play

/** Where the others' cards may be: everything that is neither in this hand nor seen. */
function outside(round: Round, seat: Seat): CardSet {
  const own = round.declarer === seat ? round.table.at(DISCARDS) : CardSet.EMPTY;
  return WHOLE_PACK.minus(round.table.at(HAND[seat])).minus(round.table.at(PLAYED)).minus(own);
}

/** What playing the card wins now, less what keeping it would be worth. */
function worthOfPlay(round: Round, seat: Seat, action: Action, weights: Weights): number {
  if (action.type !== 'play') return 0;
  const { card, marriage } = action;
  const others = outside(round, seat);
  const trump = marriage ? suitOf(card) : round.trump;
  const chance = chanceToWin(round, card, others, trump);
  let pot = pointsOf(card);
  for (let i = round.plays.length - round.inTrick; i < round.plays.length; i++) pot += pointsOf(round.plays[i].card);
  const announced = marriage ? marriageValue(suitOf(card)) : 0;
  const won = chance * (pot + weights.tempo) - (1 - chance) * pointsOf(card);
  return announced + won - keeping(round, seat, card, others, marriage, weights);
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

/** What the card would be worth later. */
function keeping(round: Round, seat: Seat, card: Card, others: CardSet, marriage: boolean, weights: Weights): number {
  const hand = round.table.at(HAND[seat]);
  const suit = suitOf(card);
  const isCouple = !marriage && isHalfOfCouple(card) && COUPLE[suit].isWithin(hand);
  const isMaster = others.countIn(above(card)) === 0;
  let worth = isMaster ? pointsOf(card) + weights.control : pointsOf(card) * weights.risk;
  if (isCouple) worth += marriageValue(suit);
  if (suit === round.trump) worth += weights.trump;
  return worth;
}
