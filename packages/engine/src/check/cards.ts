import { type Card, CardSet } from '../kernel/cards.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];
const SUITS = ['♠', '♥', '♦', '♣'] as const;

/** Four cards of a rank lie together: card c has rank c >> 2. */
export const CARD_IDS: readonly string[] = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));
export const PACK: readonly Card[] = CARD_IDS.map((_, card) => card);
export const WHOLE_PACK = CardSet.from(PACK);

/** The number of a card's rank: 0 for an ace … 12 for a king. */
export function rankOf(card: Card): number {
  return card >> 2;
}

const JACK = RANKS.indexOf('J');
const ABILITIES = ['J', 'Q', 'K'] as const;
/** What a special card can do, by its rank (docs/rules/check.md 26). */
export type Ability = (typeof ABILITIES)[number];

export function isSpecial(card: Card): boolean {
  return rankOf(card) >= JACK;
}

export function abilityOf(card: Card): Ability {
  return ABILITIES[rankOf(card) - JACK];
}

/** How many cards an ability may look at before its swap; at most, not exactly (docs/rules/check.md 13). */
export const PEEKS: Readonly<Record<Ability, number>> = { K: 2, Q: 1, J: 0 };

const CARDS_OF_RANKS: readonly CardSet[] = RANKS.map((_, rank) =>
  CardSet.of(rank * 4, rank * 4 + 1, rank * 4 + 2, rank * 4 + 3),
);

/** The cards of several ranks, one bit for each rank. */
export function cardsOfRanks(ranks: number): CardSet {
  let cards = CardSet.EMPTY;
  for (let rank = 0; rank < RANKS.length; rank++) if ((ranks >> rank) & 1) cards = cards.union(CARDS_OF_RANKS[rank]);
  return cards;
}

/** Undefined when there is no such card. */
export function findCard(id: string): Card | undefined {
  const card = CARD_IDS.indexOf(id);
  return card < 0 ? undefined : card;
}
