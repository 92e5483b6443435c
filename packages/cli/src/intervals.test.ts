import { expect, it } from 'vitest';
import { signed } from './intervals.ts';

it('an interval has two digits, and four where it is narrow', () => {
  expect(signed({ mean: 0.911, low: 0.88, high: 0.95 })).toBe('+0.91   95 %: +0.88 … +0.95');
  expect(signed({ mean: 0.0003, low: -0.0034, high: 0.004 })).toBe('+0.0003   95 %: −0.0034 … +0.0040');
  expect(signed({ mean: 0, low: 0, high: 0 })).toBe('+0.00   95 %: +0.00 … +0.00');
});
