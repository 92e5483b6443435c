import { CARD_IDS } from '@madang/engine/tysiac';
import { z } from 'zod';
import { Seat } from '../common/events.ts';
import { Count } from '../parts.ts';

/** Rank and suit: "Q♥". */
export const CardId = z.enum(CARD_IDS);
/** "?" is a card whose face the viewer does not know. */
export const SeenCard = z.enum([...CARD_IDS, '?']);
const SeenCards = z.array(SeenCard);

/** 0 ♠, 1 ♣, 2 ♦, 3 ♥. */
export const Suit = z.literal([0, 1, 2, 3]);
export const EndReason = z.enum(['played', 'bombed', 'redealt', 'resigned']);

export const View = z.strictObject({
  /** The number of this hand, from 1. */
  hand: Count,
  dealer: Seat,
  /** At the beginning of this hand. */
  scores: z.array(z.int()),
  bombs: z.array(Count),
  phase: z.enum(['Auction', 'TalonExchange', 'Play', 'HandEnd']),
  /** Whose turn it is. */
  seat: Seat,
  /** In order; 0 is a pass. */
  bids: z.array(z.strictObject({ seat: Seat, value: Count })),
  /** Who has not passed. */
  bidding: z.array(Seat),
  highestBid: Count,
  declarer: Seat.nullable(),
  /** By seat. */
  hands: z.array(SeenCards),
  musiks: z.array(SeenCards),
  /** Which musik the declarer took, and its cards where all have seen them. */
  musik: Count.nullable(),
  shownMusik: z.array(CardId),
  discards: SeenCards,
  /** How many cards the declarer has given away. */
  exchanged: Count,
  /** By seat, the card it got from the declarer. */
  gifts: z.array(SeenCard.nullable()),
  plays: z.array(z.strictObject({ card: CardId, marriage: z.boolean() })),
  leader: Seat,
  trump: Suit.nullable(),
  lastTrickWinner: Seat.nullable(),
  /** Taken in this hand so far, by seat. */
  points: z.array(z.int()),
  ending: z.strictObject({ reason: EndReason, seat: Seat.nullable() }).nullable(),
});
