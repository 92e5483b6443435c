import { type Card, CardSet, type Seat } from '@madang/engine';
import { PACK, RANKS, type Round, type Suit } from '@madang/engine/tysiac';
import { strength } from './strength.ts';

// The whole pack fits into the lower word of a set, and what concerns one suit into six bits of it.

const SIZE = RANKS.length;
const SUIT_BITS = (1 << SIZE) - 1;
export const PACK_BITS = (1 << PACK.length) - 1;

/** The cards of one suit, from the nine up, in six bits. */
export function ofSuit(cards: number, suit: Suit): number {
  return (cards >> (suit * SIZE)) & SUIT_BITS;
}

export function has(cards: number, card: Card): boolean {
  return ((cards >> card) & 1) === 1;
}

/** How many cards of a suit these six bits are. */
export const COUNT = Uint8Array.from(
  { length: 1 << SIZE },
  (_, bits) => PACK.filter((card) => (bits >> card) & 1).length,
);

const STRENGTHS = Float64Array.from({ length: 4 << SIZE }, (_, key) =>
  strength(new CardSet((key & SUIT_BITS) << ((key >> SIZE) * SIZE), 0)),
);

/** What the declarer's strength has from one suit. */
export function suitStrength(suit: Suit, bits: number): number {
  return STRENGTHS[(suit << SIZE) | bits];
}

/** The same as `strength`, suit by suit. */
export function handStrength(hand: number): number {
  return (
    suitStrength(0, ofSuit(hand, 0)) +
    suitStrength(1, ofSuit(hand, 1)) +
    suitStrength(2, ofSuit(hand, 2)) +
    suitStrength(3, ofSuit(hand, 3))
  );
}

/** Who gets the declarer's next card. */
export function nextReceiver(round: Round, declarer: Seat): Seat {
  let to = round.after(declarer);
  for (let given = 0; given < round.exchanged; given++) to = round.after(to);
  return to;
}
