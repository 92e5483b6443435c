import type { Rank, Suit } from '../cards.ts';
import type { ItemName } from '../outcome.ts';

/** What one language says. Names and lists come in as text; cards in sentences have their case and article already. */
export interface Phrases {
  readonly card: (rank: Rank, suit: Suit) => string;
  /** The card as the object of a sentence: `the queen of spades`, `damę pik`. */
  readonly object: (rank: Rank, suit: Suit) => string;
  readonly unseen: string;
  readonly unseenObject: string;
  readonly and: string;

  readonly dealt: (hand: number, dealer: string, sitsOut: boolean) => string;
  readonly bid: (who: string, value: number) => string;
  readonly passed: (who: string) => string;
  readonly declarer: (who: string, value: number) => string;
  readonly tookMusik: (who: string, musik: number, cards: string) => string;
  readonly tookHiddenMusik: (who: string, musik: number) => string;
  readonly raised: (who: string, value: number) => string;
  readonly gave: (who: string, card: string, to: string) => string;
  readonly discarded: (who: string, card: string) => string;
  readonly played: (who: string, card: string) => string;
  readonly marriage: (who: string, suit: Suit, points: number) => string;
  readonly trick: (who: string, points: number) => string;
  readonly tableCards: (who: string, points: number) => string;
  readonly bombed: (who: string) => string;
  readonly redealt: (who: string) => string;
  readonly resigned: (who: string) => string;

  readonly items: Readonly<Record<ItemName, string>>;
  readonly scored: (who: string, points: number) => string;
  readonly newDeal: string;
  readonly nothingScored: string;
  readonly gameWon: (winner: string, scores: string) => string;
  readonly gameShared: (winners: string, scores: string) => string;

  readonly choices: {
    readonly pass: string;
    readonly bid: (value: number) => string;
    readonly raise: (value: number) => string;
    readonly onlyMusik: string;
    readonly musik: (number: number) => string;
    readonly give: (card: string, seat: number) => string;
    readonly discard: (card: string) => string;
    readonly play: (card: string) => string;
    readonly marry: (card: string, points: number) => string;
    readonly bomb: string;
    readonly redeal: string;
    readonly resign: string;
  };
}
