import { describe, expect, it } from 'vitest';
import { changeBetween, changed } from './change.ts';

const CASES = [
  ['nothing', { a: [1, { b: null }] }, { a: [1, { b: null }] }, null],
  ['a member', { a: 1, b: 2 }, { a: 1, b: null }, { b: [null] }],
  ['a member of a member', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: [3] } }],
  ['an element in place of another', ['x', 'y', 'z'], ['x', 'w', 'z'], [1, 1, 'w']],
  ['a card that leaves', ['?', '?', '?'], ['?', '?'], [2, 1]],
  ['a card that comes', [], ['0111'], [0, 0, '0111']],
  ['lists in a list of the same length', [['a', 'b'], []], [['a'], ['b']], { 0: [1, 1], 1: [0, 0, 'b'] }],
  ['a list that is replaced by a value', { a: [1] }, { a: 1 }, { a: [1] }],
  ['a value that is replaced by a list', { a: null }, { a: [] }, { a: [[]] }],
  ['other names: the object is replaced', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, { a: [{ b: 1, c: 2 }] }],
  ['another order of names: the object is replaced', { a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
] as const;

describe('a change', () => {
  it.each(CASES)('of %s', (_, before, after, change) => {
    expect(changeBetween(before, after)).toEqual(change);
    expect(JSON.stringify(changed(before, change ?? {}))).toBe(JSON.stringify(after));
  });

  it('leaves what it was made from as it was', () => {
    const before = { hand: ['a', 'b'], seat: 1 };
    changed(before, { hand: [0, 1], seat: [2] });
    expect(before).toEqual({ hand: ['a', 'b'], seat: 1 });
  });

  it.each([
    ['a member that is not there', { a: 1 }, { b: [2] }],
    ['a member of a number', { a: 1 }, { a: { b: [2] } }],
    ['elements of an object', { a: 1 }, [0, 1]],
    ['more elements than there are', [1], [0, 2]],
    ['elements at no place', [1], ['a', 0]],
  ] as const)('that does not fit makes nothing: %s', (_, before, change) => {
    expect(changed(before, change)).toBeUndefined();
  });
});
