import { describe, expect, it } from 'vitest';
import { clip, displayWidth, padTo, wrap } from './width.ts';

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

describe('clip', () => {
  it('cuts by columns, with an ellipsis', () => {
    expect(clip('Chrysanthemum', 8)).toBe('Chrysan…');
    expect(clip('柳に小野道風', 6)).toBe('柳に…');
    expect(clip('Chrysanthemum', 7, '')).toBe('Chrysan');
  });

  it('leaves what fits', () => {
    expect(clip('Iris', 4)).toBe('Iris');
  });
});

describe('wrap', () => {
  it('breaks at spaces', () => {
    expect(wrap('You play Pine with crane.', 12)).toEqual(['You play', 'Pine with', 'crane.']);
  });

  it('breaks Japanese between characters, by columns', () => {
    expect(wrap('松に鶴を出す', 6)).toEqual(['松に鶴', 'を出す']);
  });

  it('breaks a word that is too long for a line', () => {
    expect(wrap('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  });

  it('keeps an empty line', () => {
    expect(wrap('', 10)).toEqual(['']);
  });
});
