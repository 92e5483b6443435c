import { describe, expect, it } from 'vitest';
import { displayWidth, padTo } from './width.ts';

describe('displayWidth', () => {
  it.each([
    ['', 0],
    ['Pine with crane', 15],
    ['Sosna – żuraw', 13],
    ['송학 광', 7],
    ['松に鶴', 6],
    ['カス1', 5],
    ['Q♥', 2],
    ['♥︎', 1],
    ['10♠ │ …', 7],
    ['🎴', 2],
    ['👩‍👧', 2],
    ['\u001b[31m홍단\u001b[39m', 4],
  ])('%j takes %i columns', (text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });

  it('does not depend on how accents and syllables are composed', () => {
    for (const text of ['żółć', '흑싸리', 'パ']) expect(displayWidth(text.normalize('NFD'))).toBe(displayWidth(text));
  });
});

describe('padTo', () => {
  it('fills with spaces by columns, not by characters', () => {
    expect(padTo('비광', 6)).toBe('비광  ');
    expect(padTo('Bright', 6)).toBe('Bright');
  });

  it('leaves a wider text whole', () => {
    expect(padTo('柳に小野道風', 4)).toBe('柳に小野道風');
  });
});
