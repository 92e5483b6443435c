import { describe, expect, it } from 'vitest';
import { auctionRows, bidRange, lastBid, stepBid } from './auction.ts';

const scores = [0, 0, 0];

describe('the auction as a table', () => {
  it('has a row for each lap, from the first bidder', () => {
    const bids = [
      { seat: 1, value: 100 },
      { seat: 2, value: 110 },
      { seat: 0, value: 120 },
      { seat: 1, value: 0 },
      { seat: 2, value: 130 },
    ];
    expect(auctionRows({ bids, scores })).toEqual([
      [120, 100, 110],
      [null, 0, 130],
    ]);
  });

  it('keeps a raise after the musik in a row of its own', () => {
    const bids = [
      { seat: 1, value: 100 },
      { seat: 2, value: 0 },
      { seat: 0, value: 0 },
      { seat: 1, value: 120 },
    ];
    expect(auctionRows({ bids, scores }).at(-1)).toEqual([null, 120, null]);
    expect(lastBid({ bids }, 1)).toBe(120);
  });

  it('is empty before the first bid', () => {
    expect(auctionRows({ bids: [], scores })).toEqual([]);
    expect(lastBid({ bids: [] }, 0)).toBeNull();
  });
});

describe('the stepper', () => {
  const range = { low: 115, high: 300, step: 10 };

  it('reads its range from what is legal', () => {
    const legal = [{ type: 'pass' }, { type: 'bid', value: 115 }, { type: 'bid', value: 300 }];
    expect(bidRange(legal)).toEqual(range);
    expect(bidRange([{ type: 'pass' }])).toBeNull();
  });

  it('goes by full tens and stays within what may be bid', () => {
    expect(stepBid(range, 115, 1)).toBe(120);
    expect(stepBid(range, 120, -1)).toBe(115);
    expect(stepBid(range, 300, 1)).toBe(300);
  });
});
