import { describe, expect, it } from 'vitest';
import { clockText, spokenSeconds, timeLeft } from './clock.ts';

const CLOCK = { seat: 0, actionUntil: 30_000, bank: 60_000 };

describe("a seat's clock", () => {
  it('runs down the time for the action first, and then the bank', () => {
    expect(timeLeft(CLOCK, 10_000)).toMatchObject({ action: 20_000, bank: 60_000 });
    expect(timeLeft(CLOCK, 50_000)).toMatchObject({ action: 0, bank: 40_000 });
    expect(timeLeft(CLOCK, 100_000)).toMatchObject({ action: 0, bank: 0 });
  });

  it('is in its last seconds when action and bank together are', () => {
    expect(timeLeft(CLOCK, 29_000).isLast).toBe(false);
    expect(timeLeft(CLOCK, 85_000).isLast).toBe(true);
    expect(timeLeft({ ...CLOCK, bank: 0 }, 25_000).isLast).toBe(true);
  });

  it('shows minutes and seconds, rounded up', () => {
    expect([125_000, 59_001, 1, 0].map(clockText)).toEqual(['2:05', '1:00', '0:01', '0:00']);
  });

  it('speaks at ten, five and three seconds', () => {
    const spoken = [79_000, 80_000, 82_000, 85_000, 87_000, 88_000].map((now) => spokenSeconds(timeLeft(CLOCK, now)));
    expect(spoken).toEqual([null, 10, null, 5, 3, null]);
  });
});
