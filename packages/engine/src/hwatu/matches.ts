import { type Card, CardSet } from '../kernel/cards.ts';
import { monthOf } from './deck.ts';

/** Some of a month's four cards, as a list and as a set: there are sixteen of these a month, made once. */
export interface Matches {
  readonly cards: readonly Card[];
  readonly set: CardSet;
}

const SUBSETS: readonly (readonly Matches[])[] = Array.from({ length: 12 }, (_, month) =>
  Array.from({ length: 16 }, (_, bits) => {
    const cards = [0, 1, 2, 3].filter((i) => (bits >> i) & 1).map((i) => month * 4 + i);
    return { cards: Object.freeze(cards), set: CardSet.from(cards) };
  }),
);

/** The cards of the set that are of the card's month. */
export function matching(set: CardSet, card: Card): Matches {
  const month = monthOf(card);
  return SUBSETS[month][set.quartet(month)];
}

/** Just this card. */
export function only(card: Card): Matches {
  return SUBSETS[monthOf(card)][1 << (card & 3)];
}
