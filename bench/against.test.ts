import { expect, it } from 'vitest';
import { againstReport } from './against.ts';

it('a comparison shows the ratio of the best samples, and the median and the spread of the pairs', () => {
  const pairs = [
    { here: 1000, there: 2000 },
    { here: 2200, there: 2000 },
    { here: 1000, there: 1000 },
  ];
  expect(againstReport(new Map([['a row', pairs]]))).toContain(
    '| a row | 2,200 | 2,000 | 1.10 | 1.00 | 0.50 to 1.10 |',
  );
});
