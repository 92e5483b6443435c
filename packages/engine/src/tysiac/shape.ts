import type { Rules } from './rules.ts';

/** How the pack is dealt for a number of players (docs/rules/tysiac.md 27). */
export interface Shape {
  /** The players with cards: all, or of four all but the dealer. */
  readonly activePlayers: number;
  readonly dealerSitsOut: boolean;
  readonly handCards: number;
  readonly musiks: number;
  readonly musikSize: number;
  /** What the declarer does after taking a musik: lay cards face down, or give one to each opponent. */
  readonly exchange: 'discard' | 'pass';
  /** How many cards the declarer gives away. */
  readonly exchanged: number;
  readonly tricks: number;
  /** Face down until the last trick, whose winner gets them: the discards and the musik not chosen. */
  readonly tableCards: number;
}

const TWO: Shape = Object.freeze({
  activePlayers: 2,
  dealerSitsOut: false,
  handCards: 10,
  musiks: 2,
  musikSize: 2,
  exchange: 'discard',
  exchanged: 2,
  tricks: 10,
  tableCards: 4,
});

const THREE: Shape = Object.freeze({
  activePlayers: 3,
  dealerSitsOut: false,
  handCards: 7,
  musiks: 1,
  musikSize: 3,
  exchange: 'pass',
  exchanged: 2,
  tricks: 8,
  tableCards: 0,
});

const FOUR_DEALER_OUT: Shape = Object.freeze({ ...THREE, dealerSitsOut: true });

const FOUR_ALL_PLAY: Shape = Object.freeze({
  activePlayers: 4,
  dealerSitsOut: false,
  handCards: 5,
  musiks: 1,
  musikSize: 4,
  exchange: 'pass',
  exchanged: 3,
  tricks: 6,
  tableCards: 0,
});

export const SEAT_COUNTS: readonly number[] = [2, 3, 4];

export function shapeOf(rules: Pick<Rules, 'allPlay'>, seats: number): Shape {
  if (seats === 2) return TWO;
  if (seats === 3) return THREE;
  return rules.allPlay ? FOUR_ALL_PLAY : FOUR_DEALER_OUT;
}
