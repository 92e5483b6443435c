export { type FlowerDeck, flowerDeck, JAPANESE, monthOf } from './deck.ts';
export { type Matches, matching, only } from './matches.ts';
export * from './names/index.ts';
