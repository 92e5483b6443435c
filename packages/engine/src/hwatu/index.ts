export { type FlowerDeck, flowerDeck, JAPANESE, KOREAN, type KoreanDeck, monthOf } from './deck.ts';
export { type Matches, matching, monthsOfThree, only } from './matches.ts';
export * from './names/index.ts';
