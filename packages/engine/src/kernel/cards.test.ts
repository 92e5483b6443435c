import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, CardSet, NONE } from './cards.ts';

const cards = fc.uniqueArray(fc.integer({ min: 0, max: 55 }), { maxLength: 56 });
const sorted = (list: Iterable<Card>): Card[] => [...list].sort((one, two) => one - two);

describe('a card set is a set', () => {
  it('of up to 56 cards, walked in order', () => {
    fc.assert(
      fc.property(cards, (list) => {
        const set = CardSet.from(list);
        expect(set.toArray()).toEqual(sorted(list));
        expect(set.size).toBe(list.length);
        expect(set.isEmpty).toBe(list.length === 0);
        expect(set.first).toBe(sorted(list)[0] ?? NONE);
      }),
    );
  });

  it('with the operations of one', () => {
    fc.assert(
      fc.property(cards, cards, fc.integer({ min: 0, max: 55 }), (one, two, card) => {
        const [a, b] = [CardSet.from(one), CardSet.from(two)];
        const [left, right] = [new Set(one), new Set(two)];
        expect(a.union(b).toArray()).toEqual(sorted(left.union(right)));
        expect(a.minus(b).toArray()).toEqual(sorted(left.difference(right)));
        expect(a.intersect(b).toArray()).toEqual(sorted(left.intersection(right)));
        expect(a.countIn(b)).toBe(left.intersection(right).size);
        expect(a.isWithin(b)).toBe(left.isSubsetOf(right));
        expect(a.equals(b)).toBe(sorted(left).join() === sorted(right).join());
        expect(a.has(card)).toBe(left.has(card));
        expect(a.with(card).toArray()).toEqual(sorted(new Set(one).add(card)));
        expect(a.without(card).toArray()).toEqual(sorted(one).filter((other) => other !== card));
      }),
    );
  });

  it('that knows its quartets', () => {
    fc.assert(
      fc.property(cards, fc.integer({ min: 0, max: 13 }), (list, group) => {
        const bits = [0, 1, 2, 3].reduce((sum, i) => sum + (list.includes(group * 4 + i) ? 1 << i : 0), 0);
        expect(CardSet.from(list).quartet(group)).toBe(bits);
        const full = Array.from({ length: 14 }, (_, g) => [0, 1, 2, 3].every((i) => list.includes(g * 4 + i)));
        expect(CardSet.from(list).hasFullQuartet).toBe(full.includes(true));
      }),
    );
  });

  it('of a part of a list', () => {
    expect(CardSet.fromDeck([5, 6, 7, 8], 1, 3).toArray()).toEqual([6, 7]);
    expect(CardSet.of(30, 2).toArray()).toEqual([2, 30]);
  });
});
