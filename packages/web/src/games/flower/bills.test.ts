import type { Claim } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { billsOf } from './bills.ts';

const RED: Claim['items'] = [
  { name: 'HONGDAN', points: 3 },
  { name: 'go', points: 1 },
];
const claim = (from: number, total: number, factors: Claim['factors'] = []): Claim => ({
  seat: 0,
  from,
  items: RED,
  factors,
  total,
});

describe('the count of a round', () => {
  it('counts once what two players pay for, each with their own factors', () => {
    const [bill, ...others] = billsOf([claim(1, 4), claim(2, 8, [{ name: 'pibak', factor: 2 }])]);
    expect(others).toEqual([]);
    expect(bill).toMatchObject({ seat: 0, sum: 4, total: 12 });
    expect(bill.claims.map(({ from }) => from)).toEqual([1, 2]);
  });

  it('separates claims for different points', () => {
    const ppuk: Claim = { ...claim(1, 3), items: [{ name: 'first_ppuk', points: 3 }] };
    expect(billsOf([ppuk, claim(1, 4)])).toHaveLength(2);
  });

  it('adds up what was really paid', () => {
    expect(billsOf([{ ...claim(1, 4), paid: 1 }, claim(2, 4)])[0].total).toBe(5);
  });

  it('leaves out empty claims', () => {
    expect(billsOf([{ ...claim(1, 0), items: [] }])).toEqual([]);
  });
});
