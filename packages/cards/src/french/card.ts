import { SUITS, type Suit } from './suit.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export interface FrenchCard {
  /** The engine's id: `10♠`, `Q♥`. */
  readonly id: string;
  readonly rank: Rank;
  readonly suit: Suit;
}

const CARDS: ReadonlyMap<string, FrenchCard> = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank) => [rank + suit, { id: rank + suit, rank, suit }] as const)),
);

/** A whole pack, suit by suit. Tysiąc plays with 24 of them. */
export const FRENCH_CARDS: readonly FrenchCard[] = [...CARDS.values()];

/** Undefined when there is no such card. */
export function frenchCard(id: string): FrenchCard | undefined {
  return CARDS.get(id);
}
