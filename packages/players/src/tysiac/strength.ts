import type { CardSet } from '@madang/engine';
import { COUPLE, cardOf, marriageValue, OF_SUIT, Rank, SUITS, type Suit } from '@madang/engine/tysiac';

/** Points of a hand in the declarer's hands, suit by suit; fitted to hands that this player played out with itself. */
export interface StrengthWeights {
  readonly ace: number;
  readonly tenUnderAce: number;
  readonly guardedTen: number;
  readonly bareTen: number;
  /** What a marriage brings beside its own points: trumps. */
  readonly trumps: number;
  /** Each card of a suit beyond the third. */
  readonly length: number;
}

export const STRENGTH: StrengthWeights = {
  ace: 15,
  tenUnderAce: 13,
  guardedTen: 7,
  bareTen: 3,
  trumps: 12,
  length: 5,
};

export function strength(hand: CardSet, weights: StrengthWeights = STRENGTH): number {
  let sum = 0;
  for (const suit of SUITS) sum += suitStrength(hand, suit, weights);
  return sum;
}

function suitStrength(hand: CardSet, suit: Suit, weights: StrengthWeights): number {
  const cards = hand.countIn(OF_SUIT[suit]);
  const hasAce = hand.has(cardOf(suit, Rank.Ace));
  let sum = Math.max(0, cards - 3) * weights.length;
  if (hasAce) sum += weights.ace;
  if (hand.has(cardOf(suit, Rank.Ten)))
    sum += hasAce ? weights.tenUnderAce : cards > 1 ? weights.guardedTen : weights.bareTen;
  if (COUPLE[suit].isWithin(hand)) sum += marriageValue(suit) + weights.trumps;
  return sum;
}
