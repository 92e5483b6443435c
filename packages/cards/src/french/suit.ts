import { path, placed } from '../drawing/shape.ts';

export const SUITS = ['♠', '♥', '♦', '♣'] as const;
export type Suit = (typeof SUITS)[number];

/** Centred, ten units high. */
const SHAPES: Readonly<Record<Suit, string>> = {
  '♠': 'M0-5.2C2-2.4 4.9-.8 4.9 1.7C4.9 4.3 1.8 4.7 .7 2.6Q.8 4.4 2.2 5.2H-2.2Q-.8 4.4-.7 2.6C-1.8 4.7-4.9 4.3-4.9 1.7C-4.9-.8-2-2.4 0-5.2Z',
  '♥': 'M0 5C-2.2 2.6-5 .6-5-2C-5-5.2-1.2-5.6 0-2.8C1.2-5.6 5-5.2 5-2C5 .6 2.2 2.6 0 5Z',
  '♦': 'M0-5.4Q1.8-2.3 4.3 0Q1.8 2.3 0 5.4Q-1.8 2.3-4.3 0Q-1.8-2.3 0-5.4Z',
  '♣': 'M.7 1.6A2.5 2.5 0 1 0 1.9-1.2A2.5 2.5 0 1 0-1.9-1.2A2.5 2.5 0 1 0-.7 1.6Q-.7 4.2-2.3 5.2H2.3Q.7 4.2 .7 1.6Z',
};

const BLACK = '#1D2430';
const RED = '#B3261E';
const TWO_COLOURS: Readonly<Record<Suit, string>> = { '♠': BLACK, '♥': RED, '♦': RED, '♣': BLACK };
const FOUR_COLOURS: Readonly<Record<Suit, string>> = { '♠': BLACK, '♥': RED, '♦': '#1F4F9E', '♣': '#1F6A3C' };

export function suitInk(suit: Suit, fourColours: boolean): string {
  return (fourColours ? FOUR_COLOURS : TWO_COLOURS)[suit];
}

/** A suit's sign in the inherited ink, with a height; upside down on the lower half of a card. */
export function suitSign(suit: Suit, x: number, y: number, height: number, turned = false): string {
  return path(SHAPES[suit], undefined, { transform: placed(x, y, height / 10, turned ? 180 : 0) });
}
