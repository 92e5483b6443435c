import type { Language } from '@madang/narrators/language';
import { expect, it } from 'vitest';
import { shown, tenths } from './number.ts';

const written = (language: Language, ...values: readonly number[]) => values.map((value) => shown(value, language));

it('groups the digits of large numbers, and has a real minus', () => {
  expect(written('en', 0, 999, 1000, 1_000_000, -40_800)).toEqual(['0', '999', '1,000', '1,000,000', '−40,800']);
});

it('rounds to one decimal', () => {
  expect(written('ko', 1.26, -2.5, 3, 1234.56)).toEqual(['1.3', '−2.5', '3', '1,234.6']);
});

it('writes numbers as Polish readers do', () => {
  expect(written('pl', 1234.5, 1_000_000)).toEqual(['1\u00a0234,5', '1\u00a0000\u00a0000']);
});

it('keeps a decimal of 0 where numbers stand below each other', () => {
  expect([28.94, 2, -1.44].map(tenths)).toEqual(['28.9', '2.0', '−1.4']);
});
