import { gzipSync } from 'node:zlib';
import { CARD_IDS as CHECK_IDS } from '@madang/engine/check';
import { CARD_IDS as TYSIAC_IDS } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { FRENCH_CARDS, frenchBack, frenchCard, frenchFace, frenchSprite, SUITS } from '../index.ts';
import { readSvg } from '../testing/read-svg.ts';
import { COURTS } from './courts.ts';
import { suitInk, suitSign } from './suit.ts';

const ids = FRENCH_CARDS.map(({ id }) => id);
const DETAILS = ['full', 'simple'] as const;

describe('the French pack', () => {
  it('has a face for every card of Check and of Tysiąc, by the engine’s ids', () => {
    expect([...ids].sort()).toEqual([...CHECK_IDS].sort());
    expect(ids).toEqual(expect.arrayContaining([...TYSIAC_IDS]));
  });

  it('knows rank and suit, and no other card', () => {
    expect(frenchCard('10♦')).toEqual({ id: '10♦', rank: '10', suit: '♦' });
    expect(frenchCard('1♦')).toBeUndefined();
    expect(() => frenchFace('1♦')).toThrow('there is no card 1♦');
  });

  it('has a figure for each jack, queen and king', () => {
    expect(Object.keys(COURTS).sort()).toEqual(ids.filter((id) => /^[JQK]/.test(id)).sort());
  });
});

describe('suits', () => {
  it('have four shapes', () => {
    expect(new Set(SUITS.map((suit) => suitSign(suit, 0, 0, 10))).size).toBe(4);
  });

  it('have two colours, or four', () => {
    const inks = (fourColours: boolean): number => new Set(SUITS.map((suit) => suitInk(suit, fourColours))).size;
    expect([inks(false), inks(true)]).toEqual([2, 4]);
    expect(suitInk('♦', false)).toBe(suitInk('♥', false));
  });
});

describe('a face', () => {
  it.each(ids)('of %s stands alone: well formed, nothing fetched, nothing run', (id) => {
    for (const detail of DETAILS) {
      const contents = readSvg(frenchFace(id, { detail, courts: COURTS }));
      expect(new Set(contents.ids).size).toBe(contents.ids.length);
      expect(contents.ids).toEqual(expect.arrayContaining([...contents.references]));
      expect(contents.tags).not.toContain('image');
      expect(contents.tags).not.toContain('script');
      expect(contents.tags).not.toContain('text');
    }
  });

  it('shows as many pips as the card counts, and one in each of two corners', () => {
    for (const { id, rank, suit } of FRENCH_CARDS) {
      if (!/^\d/.test(rank)) continue;
      const [shape] = suitSign(suit, 0, 0, 10).match(/d="[^"]*"/) ?? [];
      expect(frenchFace(id).split(String(shape)).length - 1, id).toBe(Number(rank) + 2);
    }
  });

  it('is told from every other, in both details', () => {
    for (const detail of DETAILS) {
      expect(new Set(ids.map((id) => frenchFace(id, { detail, scope: 'x' }))).size).toBe(52);
    }
  });

  it('has a letter without its figure', () => {
    expect(frenchFace('Q♥').length).toBeLessThan(4000);
    expect(frenchFace('Q♥', { courts: COURTS }).length).toBeGreaterThan(10_000);
  });

  it('is small unless it is a figure: 4 kB', () => {
    for (const id of ids) expect(frenchFace(id, { detail: 'simple' }).length, id).toBeLessThan(1500);
    for (const id of ids) expect(frenchFace(id).length, id).toBeLessThan(4000);
    expect(frenchBack().length).toBeLessThan(6000);
  });
});

describe('the sprite', () => {
  it('has every face in both details, the back, every id once, and whatever it refers to', () => {
    const contents = readSvg(frenchSprite({ courts: COURTS, fourColours: true }));
    const wanted = ids.flatMap((id) => [id, `${id}-simple`]);
    expect(contents.ids).toEqual(expect.arrayContaining([...wanted, 'back']));
    expect(new Set(contents.ids).size).toBe(contents.ids.length);
    expect(contents.ids).toEqual(expect.arrayContaining([...contents.references]));
  });

  it('can have only the cards of a game', () => {
    const contents = readSvg(frenchSprite({ ids: TYSIAC_IDS }));
    expect(contents.ids).toContain('9♠');
    expect(contents.ids).not.toContain('2♠');
  });

  it('loads in 80 kB with the figures and in 5 kB without', () => {
    expect(gzipSync(frenchSprite({ courts: COURTS })).length).toBeLessThan(80_000);
    expect(gzipSync(frenchSprite()).length).toBeLessThan(5000);
  });
});
