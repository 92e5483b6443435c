import { spots } from '../drawing/spot.ts';
import type { Rank } from './card.ts';
import { type Suit, suitSign } from './suit.ts';

/** The places of the pips of a number card, in three columns. */
const PLACES: Readonly<Partial<Record<Rank, string>>> = {
  '2': '50,26 50,114',
  '3': '50,26 50,70 50,114',
  '4': '33.5,26 66.5,26 33.5,114 66.5,114',
  '5': '33.5,26 66.5,26 50,70 33.5,114 66.5,114',
  '6': '33.5,26 66.5,26 33.5,70 66.5,70 33.5,114 66.5,114',
  '7': '33.5,26 66.5,26 50,48 33.5,70 66.5,70 33.5,114 66.5,114',
  '8': '33.5,26 66.5,26 50,48 33.5,70 66.5,70 50,92 33.5,114 66.5,114',
  '9': '33.5,26 66.5,26 33.5,55.4 66.5,55.4 50,70 33.5,84.6 66.5,84.6 33.5,114 66.5,114',
  '10': '33.5,26 66.5,26 50,40.6 33.5,55.4 66.5,55.4 33.5,84.6 66.5,84.6 50,99.4 33.5,114 66.5,114',
};

/** As many signs as the card's number; those below the middle are upside down. */
export function pips(rank: Rank, suit: Suit): string {
  if (rank === 'A') return suitSign(suit, 50, 70, 46);
  return spots(PLACES[rank] ?? '')
    .map(({ x, y }) => suitSign(suit, x, y, 19, y > 70))
    .join('');
}
