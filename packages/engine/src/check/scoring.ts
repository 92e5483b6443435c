import { type Card, NONE } from '../kernel/cards.ts';
import { rankOf } from './cards.ts';

/** Ace −1, numbers their face, jack 11, queen 12, king 13 (docs/rules/check.md 22). */
export function cardValue(card: Card): number {
  const rank = rankOf(card);
  return rank === 0 ? -1 : rank + 1;
}

/** The points of a hand; fewer are better. An empty slot counts 0. */
export function handTotal(hand: readonly Card[]): number {
  let total = 0;
  for (const card of hand) if (card !== NONE) total += cardValue(card);
  return total;
}
