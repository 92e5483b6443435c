import { describe, expect, it } from 'vitest';
import { freeSlots, layOut, rearrange } from './slots.ts';

const ofMay = (id: string) => (id.startsWith('05') ? 'May' : null);
const EIGHT = ['0111', '0221', '0331', '0441', '0521', '0631', '0741', '0811'];

describe('the field', () => {
  it('is laid out by month in two rows, with free places', () => {
    const slots = layOut(EIGHT, 10);
    const row = (which: number) => slots.filter((_, i) => i % 2 === which).map(([id]) => id);
    expect(row(0)).toEqual(['0111', '0221', '0331', '0441', '0521']);
    expect(row(1)).toEqual(['0631', '0741', '0811', undefined, undefined]);
  });

  it('does not move cards that stay', () => {
    const before = layOut(EIGHT, 10);
    const after = rearrange(before, EIGHT.slice(1), []);
    for (const [i, slot] of before.entries()) expect(after[i]).toEqual(slot[0] === '0111' ? [] : slot);
  });

  it('puts new cards in the places that were free before, in order', () => {
    const before = layOut(EIGHT, 10);
    const [first, second] = freeSlots(before);
    const after = rearrange(before, [...EIGHT.slice(1), '0921', '1241'], ['1241', '0921']);
    expect(after[first]).toEqual(['1241']);
    expect(after[second]).toEqual(['0921']);
  });

  it('grows by a column when it is full', () => {
    const before = layOut(EIGHT, 8);
    const after = rearrange(before, [...EIGHT, '0921'], ['0921']);
    expect(after).toHaveLength(10);
    expect(after[8]).toEqual(['0921']);
  });

  it('stacks a month that can only be taken together', () => {
    const before = layOut(['0511', '0541', '0811'], 8);
    const after = rearrange(before, ['0511', '0541', '0811', '0531'], ['0531'], ofMay);
    expect(after.filter((slot) => slot.length > 0)).toEqual([['0511', '0531', '0541'], ['0811']]);
  });
});
