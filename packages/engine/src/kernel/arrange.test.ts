import { describe, expect, it } from 'vitest';
import { arrange, arrangeByCounting } from './arrange.ts';
import { CardSet } from './cards.ts';
import { chiSquareLimit } from './laws/index.ts';
import { FastRandom } from './random.ts';

/** Four cards; the first place may not hold 0, the second only 0 or 1, the others anything: 8 arrangements of 24. */
const CARDS = [0, 1, 2, 3];
const MAY = [CardSet.of(1, 2, 3), CardSet.of(0, 1), CardSet.of(0, 1, 2, 3), CardSet.of(0, 1, 2, 3)];
const PLACES = MAY.map((may, card) => ({ card, may }));

function possible(): string[] {
  const orders = CARDS.flatMap((a) => CARDS.flatMap((b) => CARDS.flatMap((c) => CARDS.map((d) => [a, b, c, d]))));
  return orders
    .filter((order) => new Set(order).size === 4 && order.every((card, place) => MAY[place].has(card)))
    .map((order) => order.join());
}

describe.each([
  ['by shuffling', arrange],
  ['by counting', arrangeByCounting],
])('arranging %s', (_, arranged) => {
  it('gives every place a card that it may hold, uniformly', () => {
    const random = new FastRandom(5);
    const drawn = new Map(possible().map((order) => [order, 0]));
    const draws = 4000;
    for (let i = 0; i < draws; i++) {
      const order = arranged(PLACES, CARDS, random).join();
      expect(drawn.has(order)).toBe(true);
      drawn.set(order, (drawn.get(order) ?? 0) + 1);
    }
    const mean = draws / drawn.size;
    const chiSquare = [...drawn.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(chiSquare).toBeLessThan(chiSquareLimit(drawn.size - 1));
  });
});

describe('arranging', () => {
  it('finds the single arrangement where shuffling would not', () => {
    const cards = Array.from({ length: 20 }, (_, card) => card);
    const places = cards.map((card) => ({ card, may: CardSet.of(19 - card) }));
    expect(arrange(places, cards, new FastRandom(1))).toEqual(cards.toReversed());
  });

  it('arranges groups without a common card separately', () => {
    const cards = Array.from({ length: 40 }, (_, card) => card);
    const halves = [CardSet.from(cards.slice(0, 20)), CardSet.from(cards.slice(20))];
    // Each place of its own kind, so that counting would never end.
    const places = cards.map((card) => ({ card, may: halves[card % 2].without(20 * (card % 2) + (card >> 1)) }));
    const order = arrange(places, cards, new FastRandom(1));
    expect(order.every((card, place) => places[place].may.has(card))).toBe(true);
    expect(new Set(order).size).toBe(40);
  });

  it('throws when there is no arrangement', () => {
    const places = [0, 1].map((card) => ({ card, may: CardSet.of(0) }));
    expect(() => arrange(places, [0, 1], new FastRandom(1))).toThrow('no arrangement');
  });
});
