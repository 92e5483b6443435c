import { type Card, CardSet } from '../kernel/cards.ts';

/** In the order of their marriages' values (docs/rules/tysiac.md 28). */
export const Suit = Object.freeze({ Spades: 0, Clubs: 1, Diamonds: 2, Hearts: 3 } as const);
export type Suit = (typeof Suit)[keyof typeof Suit];

/** From the weakest to the strongest: the ten stands between king and ace. */
export const Rank = Object.freeze({ Nine: 0, Jack: 1, Queen: 2, King: 3, Ten: 4, Ace: 5 } as const);
export type Rank = (typeof Rank)[keyof typeof Rank];

export const SUITS: readonly Suit[] = Object.values(Suit);
export const RANKS: readonly Rank[] = Object.values(Rank);
export const SUIT_SIGNS = ['♠', '♣', '♦', '♥'] as const;
export const RANK_SIGNS = ['9', 'J', 'Q', 'K', '10', 'A'] as const;

const POINTS = [0, 2, 3, 4, 10, 11] as const;
const MARRIAGE_VALUES = [40, 60, 80, 100] as const;

/** Card points in the pack. */
export const ALL_POINTS = 120;

/** Suit by suit, each from its nine to its ace: within a suit the higher number is the stronger card. */
export const CARD_IDS: readonly string[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => `${RANK_SIGNS[rank]}${SUIT_SIGNS[suit]}`),
);
export const PACK: readonly Card[] = CARD_IDS.map((_, card) => card);

const SUIT_OF: readonly Suit[] = PACK.map((card) => SUITS[Math.floor(card / RANKS.length)]);
const RANK_OF: readonly Rank[] = PACK.map((card) => RANKS[card % RANKS.length]);
const POINTS_OF: readonly number[] = RANK_OF.map((rank) => POINTS[rank]);
const CARD_OF: ReadonlyMap<string, Card> = new Map(CARD_IDS.map((id, card) => [id, card]));

export function cardOf(suit: Suit, rank: Rank): Card {
  return suit * RANKS.length + rank;
}

/** The card of an id such as "Q♥"; undefined when there is none. */
export function findCard(id: string): Card | undefined {
  return CARD_OF.get(id);
}

/** The card of an id that is known to exist; another id throws. */
export function cardWithId(id: string): Card {
  const card = CARD_OF.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export function suitOf(card: Card): Suit {
  return SUIT_OF[card];
}

export function rankOf(card: Card): Rank {
  return RANK_OF[card];
}

/** Card points of a rank: A 11, 10 10, K 4, Q 3, J 2, 9 0. */
export function pointsFor(rank: Rank): number {
  return POINTS[rank];
}

export function pointsOf(card: Card): number {
  return POINTS_OF[card];
}

export function pointsIn(cards: CardSet): number {
  let points = 0;
  for (let card = cards.first; card >= 0; card = cards.after(card)) points += POINTS_OF[card];
  return points;
}

/** ♠ 40, ♣ 60, ♦ 80, ♥ 100. */
export function marriageValue(suit: Suit): number {
  return MARRIAGE_VALUES[suit];
}

/** All cards of a suit. */
export const OF_SUIT: readonly CardSet[] = SUITS.map((suit) => CardSet.from(RANKS.map((rank) => cardOf(suit, rank))));

/** King and queen of a suit. */
export const COUPLE: readonly CardSet[] = SUITS.map((suit) =>
  CardSet.of(cardOf(suit, Rank.Queen), cardOf(suit, Rank.King)),
);

export const NINES: CardSet = CardSet.from(SUITS.map((suit) => cardOf(suit, Rank.Nine)));
export const ACES: CardSet = CardSet.from(SUITS.map((suit) => cardOf(suit, Rank.Ace)));

export function isHalfOfCouple(card: Card): boolean {
  return RANK_OF[card] === Rank.King || RANK_OF[card] === Rank.Queen;
}

/** The queen of a king and the king of a queen. */
export function otherHalf(card: Card): Card {
  return RANK_OF[card] === Rank.King ? card - 1 : card + 1;
}

/** The suits of which both king and queen are here. */
export function couplesIn(cards: CardSet): readonly Suit[] {
  return SUITS.filter((suit) => COUPLE[suit].isWithin(cards));
}

const ABOVE: readonly CardSet[] = PACK.map((card) =>
  CardSet.from(PACK.filter((other) => SUIT_OF[other] === SUIT_OF[card] && other > card)),
);

/** The stronger cards of the same suit. */
export function above(card: Card): CardSet {
  return ABOVE[card];
}

/** Whether a card played later takes the trick from the best one so far. */
export function beats(card: Card, best: Card, trump: Suit | null): boolean {
  return SUIT_OF[card] === SUIT_OF[best] ? card > best : SUIT_OF[card] === trump;
}
