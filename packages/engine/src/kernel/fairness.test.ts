import { describe, expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { commit, isClientSeed, verifyReveal } from './fairness.ts';
import { seedFrom } from './random.ts';

describe('commitment', () => {
  const seed = seedFrom('madang');
  const commitment = commit(seed);

  it('is the SHA-256 of the seed in hexadecimal, so any tool can check it', () => {
    expect(toHex(seed)).toBe('434fb3d7921ce0c0803b0943eb8165be3100277d1f0a6a055ef6257c0b1aa137');
    expect(commitment).toBe('fbf87a742efacce40ae5fd710c3eb5ec6b29a2c13d19ffef7bbd7165f4947d88');
  });

  it('matches its seed, in upper and lower case', () => {
    expect(verifyReveal(commitment, toHex(seed))).toBe(true);
    expect(verifyReveal(commitment.toUpperCase(), toHex(seed).toUpperCase())).toBe(true);
  });

  it('does not match a seed that differs in one bit', () => {
    for (let bit = 0; bit < 256; bit++) {
      const other = seed.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(verifyReveal(commitment, toHex(other))).toBe(false);
    }
  });

  it('matches nothing but a seed of 32 bytes', () => {
    for (const text of ['', 'madang', toHex(seed).slice(2), `${toHex(seed)}00`, ` ${toHex(seed)}`]) {
      expect(verifyReveal(commitment, text)).toBe(false);
    }
    const short = seed.slice(0, 16);
    expect(verifyReveal(commit(short), toHex(short))).toBe(false);
  });
});

describe('a client seed', () => {
  it.each(['a', 'my lucky seed 7', '행운', '花', '🎴', 'x'.repeat(64), '🎴'.repeat(64)])('may be %j', (text) => {
    expect(isClientSeed(text)).toBe(true);
  });

  it.each([
    ['empty', ''],
    ['longer than 64 characters', 'x'.repeat(65)],
    ['broken into lines', 'a\nb'],
    ['ended by a line break', 'a\n'],
    ['broken by a line separator', 'a\u2028b'],
    ['with a control character', 'a\0'],
    ['with a direction override', 'a\u202eb'],
    ['with half a surrogate pair', 'a\ud83c'],
    ['a number', 7],
    ['absent', undefined],
    ['a list', ['a']],
  ])('may not be %s', (_name, value) => {
    expect(isClientSeed(value)).toBe(false);
  });
});
