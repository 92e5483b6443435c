import { type Card, NONE, type Random, type Seat } from '@madang/engine';
import {
  type Action,
  bid,
  COUPLE,
  type Event,
  HAND,
  highestBid,
  lowestBid,
  mustOpen,
  PASS,
  Phase,
  pointsOf,
  type Round,
  SUITS,
  suitOf,
} from '@madang/engine/tysiac';
import { best } from '../best.ts';
import { anyOf, once } from '../chance.ts';
import type { Player } from '../player.ts';

/** How often it plays a card without thinking. */
const CARELESS = 4;
/** What it dares to bid with a marriage, and without. */
const DARING = { marriage: 130, none: 100 };

/** Bids by whether it has a marriage, gives away what counts little, leads high and follows to win the trick. */
export const beginner: Player<Round, Action, Event> = {
  name: 'beginner',
  ignoresHistory: true,
  choose: ({ world, seat, legal, random }) => {
    switch (world.phase) {
      case Phase.Auction:
        return bidding(world, seat, legal);
      case Phase.TalonExchange:
        return exchanging(legal, random);
      default:
        return once(CARELESS, random) ? anyOf(legal, random) : best(legal, (action) => looks(world, action));
    }
  },
};

function bidding(round: Round, seat: Seat, legal: readonly Action[]): Action {
  const redeal = legal.find(({ type }) => type === 'redeal');
  if (redeal) return redeal;
  const hand = round.table.at(HAND[seat]);
  const dares = SUITS.some((suit) => COUPLE[suit].isWithin(hand)) ? DARING.marriage : DARING.none;
  const low = lowestBid(round);
  const raise = low <= highestBid(round) ? bid(low) : undefined;
  return raise && (mustOpen(round) || low <= dares) ? raise : PASS;
}

/** The card that counts least, without a thought for marriages. */
function exchanging(legal: readonly Action[], random: Random): Action {
  const cards = legal.filter((action) => action.type === 'passCard' || action.type === 'discard');
  if (cards.length === 0) return anyOf(legal, random);
  return best(cards, ({ card }) => -pointsOf(card));
}

/** A marriage first; then the card that takes the trick as it lies, the highest; else the one that counts least. */
function looks(round: Round, action: Action): number {
  if (action.type !== 'play') return 0;
  const { card, marriage } = action;
  if (marriage) return 100;
  return takes(round, card) ? pointsOf(card) : -pointsOf(card);
}

function takes({ winning, trump }: Round, card: Card): boolean {
  if (winning === NONE) return true;
  return suitOf(card) === suitOf(winning) ? card > winning : suitOf(card) === trump;
}
