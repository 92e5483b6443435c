import type { Card, CardSet } from '@madang/engine';
import { matching, type Pattern } from '@madang/engine/hwatu';

// What the open cards of a flower-card game say.

/** How far a pile has come towards a set, in points; 0 when the opposing piles have closed it. */
export function progress({ points, need, of }: Pattern, pile: CardSet, opposing: CardSet): number {
  if (of.size - opposing.countIn(of) < need) return 0;
  const share = Math.min(1, pile.countIn(of) / need);
  return points * share * share;
}

/** How many cards of this card's month are in a set. */
export function countOf(set: CardSet, card: Card): number {
  return matching(set, card).cards.length;
}

/** How likely an opponent holds a card of a month of which this many are unseen. */
export function chanceToHold(unseen: number): number {
  return unseen <= 0 ? 0 : 1 - 0.65 ** unseen;
}
