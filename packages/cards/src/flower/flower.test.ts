import { gzipSync } from 'node:zlib';
import { JAPANESE, KOREAN } from '@madang/engine/hwatu';
import { describe, expect, it } from 'vitest';
import {
  BACK_COLOURS,
  flowerBack,
  flowerCard,
  flowerCards,
  flowerFace,
  flowerSprite,
  frenchBack,
  type KindMark,
} from '../index.ts';
import { readSvg } from '../testing/read-svg.ts';
import { kindMark } from './kind-mark.ts';
import { BRIGHT_SEAL, WRITTEN } from './korean.ts';

const DECKS = { japanese: JAPANESE, korean: KOREAN } as const;
const NUMBERINGS = ['japanese', 'korean'] as const;
const everyCard = NUMBERINGS.flatMap((numbering) => flowerCards(numbering).map((card) => ({ ...card, numbering })));

describe.each(NUMBERINGS)('the %s deck', (numbering) => {
  it('has a face for every card of the engine, and for no other', () => {
    const ids = flowerCards(numbering).map(({ id }) => id);
    expect([...ids].sort()).toEqual([...DECKS[numbering].ids].sort());
  });

  it('gives every card the kind that the engine gives it', () => {
    const { ids, ...deck } = DECKS[numbering];
    const sets = { bright: deck.brights, animal: deck.animals, ribbon: deck.ribbons, dreg: deck.dregs };
    for (const { id, kind, month } of flowerCards(numbering)) {
      if (month !== null) expect(sets[kind].has(ids.indexOf(id)), id).toBe(true);
    }
  });

  it('shows no picture twice', () => {
    const faces = flowerCards(numbering).map(({ id }) => flowerFace(id, { numbering, corner: 'none', scope: 'x' }));
    expect(new Set(faces).size).toBe(faces.length);
  });
});

describe('numbering', () => {
  it('is willow in November and paulownia in December in Japan', () => {
    expect(flowerCard('1111', 'japanese')).toMatchObject({ plant: 'willow', month: 11 });
    expect(flowerCard('1211', 'japanese')).toMatchObject({ plant: 'paulownia', month: 12 });
  });

  it('is the other way round in Korea', () => {
    expect(flowerCard('1111', 'korean')).toMatchObject({ plant: 'paulownia', month: 11 });
    expect(flowerCard('1211', 'korean')).toMatchObject({ plant: 'willow', month: 12 });
  });

  it('changes the number in the corner and not the picture', () => {
    const rainMan = { scope: 'x', corner: 'none' } as const;
    const inJapan = flowerFace('1111', { ...rainMan, numbering: 'japanese' });
    expect(flowerFace('1211', { ...rainMan, numbering: 'korean' })).toBe(inJapan);
    const numbered = { scope: 'x', corner: 'fine' } as const;
    expect(flowerFace('1211', { ...numbered, numbering: 'korean' })).not.toBe(
      flowerFace('1111', { ...numbered, numbering: 'japanese' }),
    );
  });

  it('leaves the first ten months alone', () => {
    for (const { id, month } of flowerCards('japanese')) {
      if (month === null || month > 10) continue;
      expect(flowerFace(id, { numbering: 'korean', scope: 'x' })).toBe(flowerFace(id, { scope: 'x' }));
    }
  });

  it('counts the storm, the first paulownia and two bonus cards double in Korea only, and one bonus card triple', () => {
    const marked = (numbering: 'japanese' | 'korean', mark: KindMark): readonly string[] =>
      flowerCards(numbering).flatMap((card) => (card.mark === mark ? [card.id] : []));
    expect(marked('korean', 'double')).toEqual(['1141', '1241', 'bonus-2a', 'bonus-2b']);
    expect(marked('korean', 'triple')).toEqual(['bonus-3']);
    expect([...marked('japanese', 'double'), ...marked('japanese', 'triple')]).toEqual([]);
  });

  it('knows no card of the other deck', () => {
    expect(flowerCard('1241', 'japanese')?.plant).toBe('paulownia');
    expect(flowerCard('1243', 'korean')).toBeUndefined();
    expect(() => flowerFace('1243', { numbering: 'korean' })).toThrow('a korean deck has no card 1243');
  });
});

describe('Korean faces', () => {
  const plain = (id: string) => flowerFace(id, { numbering: 'korean' });
  const korean = (id: string) => flowerFace(id, { numbering: 'korean', isKorean: true });

  it('have 光 on the five brights, 홍단 and 청단 on the ribbons of two sets, and are the same otherwise', () => {
    const changed = flowerCards('korean').filter(({ id }) => korean(id) !== plain(id));
    const brights = changed.filter(({ kind }) => kind === 'bright');
    expect(brights.map(({ month }) => month)).toEqual([1, 3, 8, 11, 12]);
    for (const { id } of brights) expect(korean(id)).toContain(BRIGHT_SEAL);
    for (const kind of ['poem', 'blue'] as const) {
      const ribbons = changed.filter(({ ribbon }) => ribbon === kind);
      expect(ribbons).toHaveLength(3);
      for (const { id } of ribbons) expect(korean(id)).toContain(WRITTEN[kind]);
    }
    expect(changed).toHaveLength(11);
  });

  it('are drawn: no text that needs a font', () => {
    for (const { id } of flowerCards('korean')) expect(readSvg(korean(id)).tags).not.toContain('text');
  });
});

it('a back has one of three colours', () => {
  expect(new Set(BACK_COLOURS.map((colour) => flowerBack({ colour }))).size).toBe(3);
  expect(new Set(BACK_COLOURS.map((colour) => frenchBack({ colour }))).size).toBe(3);
  expect(flowerBack()).toBe(flowerBack({ colour: 'red' }));
});

describe('ribbons', () => {
  it('are poems in spring, blue in June, September and October, and bare otherwise', () => {
    const months = (kind: string): readonly (number | null)[] =>
      flowerCards('japanese').flatMap(({ ribbon, month }) => (ribbon === kind ? [month] : []));
    expect(months('poem')).toEqual([1, 2, 3]);
    expect(months('blue')).toEqual([6, 9, 10]);
    expect(months('red')).toEqual([4, 5, 7, 11]);
  });
});

describe('the mark of a kind', () => {
  const MARKS: readonly KindMark[] = ['bright', 'animal', 'ribbon', 'dreg', 'double', 'triple'];

  it('has a shape of its own, whatever its colour', () => {
    const shapes = MARKS.map((mark) => kindMark(mark).replaceAll(/#[0-9A-F]{6}/g, ''));
    expect(new Set(shapes).size).toBe(MARKS.length);
  });

  it('stands in the corner unless the corner is off', () => {
    for (const { id, mark, numbering } of everyCard) {
      expect(flowerFace(id, { numbering })).toContain(kindMark(mark));
      expect(flowerFace(id, { numbering, corner: 'bold' })).toContain(kindMark(mark));
      expect(flowerFace(id, { numbering, corner: 'none' })).not.toContain(kindMark(mark));
    }
  });
});

describe('a face', () => {
  it.each(everyCard)(
    'of $id ($numbering) stands alone: well formed, nothing fetched, nothing run',
    ({ id, numbering }) => {
      const { ids, references, tags } = readSvg(flowerFace(id, { numbering }));
      expect(ids).toEqual([...new Set(ids)]);
      expect(ids).toEqual(expect.arrayContaining([...references]));
      expect(tags).not.toContain('image');
      expect(tags).not.toContain('script');
      expect(tags).not.toContain('text');
    },
  );

  it('is small: 6.5 kB at most, 4 kB on the average', () => {
    const sizes = everyCard.map(({ id, numbering }) => flowerFace(id, { numbering }).length);
    expect(Math.max(...sizes)).toBeLessThan(6500);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(4000);
  });

  it('shares no id with another face, so that a page may hold them all', () => {
    const ids = [...everyCard.map(({ id, numbering }) => flowerFace(id, { numbering })), flowerBack()].flatMap(
      (svg) => readSvg(svg).ids,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is decoration without a title and a named picture with one', () => {
    expect(flowerFace('0111')).toContain('aria-hidden="true"');
    expect(flowerFace('0111', { title: 'Crane & sun' })).toContain('role="img"><title>Crane &amp; sun</title>');
  });
});

describe.each(NUMBERINGS)('the %s sprite', (numbering) => {
  const sprite = flowerSprite({ numbering });
  const { ids, references } = readSvg(sprite);

  it('has every face, its two corners, and the back', () => {
    const wanted = flowerCards(numbering).flatMap(({ id }) => [id, `${id}-fine`, `${id}-bold`]);
    expect(ids).toEqual(expect.arrayContaining([...wanted, 'back']));
  });

  it('has every id once, and whatever it refers to', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...references]));
  });

  it('loads in 30 kB', () => {
    expect(gzipSync(sprite).length).toBeLessThan(30_000);
  });
});
