import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Seat, Viewer } from '../kernel/game.ts';
import { CARD_IDS, type Suit } from './cards.ts';
import { hiddenPlaces } from './knowledge.ts';
import type { Phase } from './phase.ts';
import type { Bid, Ending, Round } from './round.ts';
import { DISCARDS, HAND, MUSIK } from './zones.ts';

/** A round as plain data; "?" is a card that the viewer does not know. */
export type Snapshot = {
  readonly hand: number;
  readonly dealer: Seat;
  readonly scores: readonly number[];
  readonly bombs: readonly number[];
  readonly phase: Phase;
  readonly seat: Seat;
  readonly bids: readonly Bid[];
  /** Who has not passed. */
  readonly bidding: readonly Seat[];
  readonly highestBid: number;
  readonly declarer: Seat | null;
  readonly hands: readonly (readonly string[])[];
  readonly musiks: readonly (readonly string[])[];
  /** Which musik the declarer took, and its cards where all have seen them. */
  readonly musik: number | null;
  readonly shownMusik: readonly string[];
  readonly discards: readonly string[];
  readonly exchanged: number;
  /** By seat, the card it got from the declarer. */
  readonly gifts: readonly (string | null)[];
  readonly plays: readonly { readonly card: string; readonly marriage: boolean }[];
  readonly leader: Seat;
  readonly trump: Suit | null;
  readonly lastTrickWinner: Seat | null;
  readonly points: readonly number[];
  readonly ending: Ending | null;
};

export function snapshotOf(round: Round, viewer?: Viewer): Snapshot {
  const { table, setup, shape } = round;
  const hidden =
    viewer === undefined ? CardSet.EMPTY : CardSet.from(hiddenPlaces(round, viewer).map(({ card }) => card));
  // The unseen cards come last: their place in the sorted list would reveal them.
  const ids = (cards: CardSet): string[] => [
    ...cards.minus(hidden).toArray().map(idOf),
    ...new Array<string>(cards.countIn(hidden)).fill('?'),
  ];
  return {
    hand: setup.number,
    dealer: setup.carry.dealer,
    scores: setup.carry.scores,
    bombs: setup.carry.bombs,
    phase: round.phase,
    seat: round.seat,
    bids: round.bids.map(({ seat, value }) => ({ seat, value })),
    bidding: seatsIn(round.bidding, setup.seats),
    highestBid: round.highestBid,
    declarer: round.declarer,
    hands: HAND.slice(0, setup.seats).map((zone) => ids(table.at(zone))),
    musiks: MUSIK.slice(0, shape.musiks).map((zone) => ids(table.at(zone))),
    musik: round.musik,
    shownMusik: round.shownMusik.toArray().map(idOf),
    discards: ids(table.at(DISCARDS)),
    exchanged: round.exchanged,
    gifts: round.gifts.slice(0, setup.seats).map((card, seat) => giftOf(round, card, seat, viewer)),
    plays: round.plays.map(({ card, marriage }) => ({ card: idOf(card), marriage })),
    leader: round.leader,
    trump: round.trump,
    lastTrickWinner: round.lastTrickWinner,
    points: round.points.slice(),
    ending: round.ending && { ...round.ending },
  };
}

function idOf(card: Card): string {
  return CARD_IDS[card];
}

/** Known only to giver and receiver, even after it has been played. */
function giftOf(round: Round, card: Card, seat: Seat, viewer: Viewer | undefined): string | null {
  if (card === NONE) return null;
  return viewer === undefined || viewer === seat || viewer === round.declarer ? idOf(card) : '?';
}

function seatsIn(bits: number, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);
}
