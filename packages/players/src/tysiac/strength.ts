import type { CardSet } from '@madang/engine';
import { COUPLE, cardOf, marriageValue, OF_SUIT, Rank, SUITS, type Suit } from '@madang/engine/tysiac';

/** Points of a declarer's hand, suit by suit; fitted to hands that this player played against itself. */
const WEIGHTS = {
  ace: 15,
  tenUnderAce: 13,
  guardedTen: 7,
  bareTen: 3,
  /** What a marriage brings beside its own points: trumps. */
  trumps: 12,
  /** Each card of a suit beyond the third. */
  length: 5,
};

export function strength(hand: CardSet): number {
  let sum = 0;
  for (const suit of SUITS) sum += suitStrength(hand, suit);
  return sum;
}

function suitStrength(hand: CardSet, suit: Suit): number {
  const cards = hand.countIn(OF_SUIT[suit]);
  const hasAce = hand.has(cardOf(suit, Rank.Ace));
  let sum = Math.max(0, cards - 3) * WEIGHTS.length;
  if (hasAce) sum += WEIGHTS.ace;
  if (hand.has(cardOf(suit, Rank.Ten)))
    sum += hasAce ? WEIGHTS.tenUnderAce : cards > 1 ? WEIGHTS.guardedTen : WEIGHTS.bareTen;
  if (COUPLE[suit].isWithin(hand)) sum += marriageValue(suit) + WEIGHTS.trumps;
  return sum;
}
