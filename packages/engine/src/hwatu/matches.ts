import { type Card, CardSet } from '../kernel/cards.ts';
import { monthOf } from './deck.ts';

/** Some of a month's four cards, as a list and as a set: sixteen per month, made once. */
export interface Matches {
  readonly cards: readonly Card[];
  readonly set: CardSet;
  /** By the place of a card in its month: that card, then these. */
  readonly behind: readonly (readonly Card[])[];
}

/** By month and, in four bits, by which of its cards. */
const SUBSETS: readonly Matches[] = Array.from({ length: 12 * 16 }, (_, key) => {
  const month = [0, 1, 2, 3].map((i) => (key >> 4) * 4 + i);
  const cards = month.filter((_, i) => (key >> i) & 1);
  const behind = month.map((card) => Object.freeze([card, ...cards]));
  return { cards: Object.freeze(cards), set: CardSet.from(cards), behind };
});

/** The cards of the set that are of the card's month. */
export function matching(set: CardSet, card: Card): Matches {
  const month = monthOf(card);
  return SUBSETS[month * 16 + set.quartet(month)];
}

/** This card alone. */
export function only(card: Card): Matches {
  return SUBSETS[monthOf(card) * 16 + (1 << (card & 3))];
}

/** The months of which a hand holds three or four, as twelve bits. */
export function monthsOfThree(hand: CardSet): number {
  const lo = threes(hand.lo);
  const hi = threes(hand.hi) & 0x88888;
  if ((lo | hi) === 0) return 0;
  let months = 0;
  for (let month = 0; month < 12; month++) {
    const bit = month < 7 ? lo >> (month * 4 + 3) : hi >> (month * 4 - 25);
    months |= (bit & 1) << month;
  }
  return months;
}

/** The top bit of each group of four that has three or four bits set. */
function threes(word: number): number {
  const pairs = (word & 0x5555555) + ((word >> 1) & 0x5555555);
  const fours = (pairs & 0x3333333) + ((pairs >> 2) & 0x3333333);
  return (fours + 0x5555555) & 0x8888888;
}
