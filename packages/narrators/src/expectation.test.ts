import { LANGUAGES } from '@madang/engine/language';
import { describe, expect, it } from 'vitest';
import { expectation } from './expectation.ts';

const CLEAR = { unit: 'points', gain: 1.23, isClose: false, other: 'X' } as const;

describe('what a hint expects', () => {
  it('is said in the unit that counts', () => {
    expect(expectation('en', CLEAR)).toBe('Expected: +1.2 points against the next best (X).');
    expect(expectation('en', { ...CLEAR, unit: 'gold', gain: 1234.5 })).toContain('+1,235 gold');
    expect(expectation('en', { ...CLEAR, unit: 'wins', gain: 0.123 })).toContain('+0.12 wins');
  });

  it('is said in every language, with the other choice', () => {
    const sentences = LANGUAGES.map((language) => expectation(language, CLEAR));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/\+1[.,]2.*X|X.*\+1[.,]2/);
    expect(expectation('pl', CLEAR)).toContain('+1,2 punktu');
  });

  it('is about the same when the two cannot be told apart, or the gain is written as 0', () => {
    for (const language of LANGUAGES) {
      const same = expectation(language, { ...CLEAR, isClose: true });
      expect(same).not.toMatch(/\d/);
      expect(same).toContain('X');
      expect(expectation(language, { ...CLEAR, gain: 0.04 })).toBe(same);
    }
  });
});
