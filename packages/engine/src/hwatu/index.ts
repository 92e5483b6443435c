export {
  type Deck,
  type FlowerDeck,
  flowerDeck,
  JAPANESE,
  type Kind,
  KOREAN,
  type KoreanDeck,
  monthOf,
  type Plant,
} from './deck.ts';
export { type Matches, matching, monthsOfThree, only } from './matches.ts';
export type { Pattern } from './pattern.ts';
