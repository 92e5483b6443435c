import { CARD_IDS } from '@madang/engine/check';
import { JAPANESE, KOREAN } from '@madang/engine/hwatu';
import { describe, expect, it } from 'vitest';
import { BACK, faceRules, type Print } from './face.ts';

const PRINT: Print = { cornerIndex: true, fourColours: true, courts: null, koreanFaces: false, back: 'red' };
const DECKS = [
  ['japanese', JAPANESE.ids],
  ['korean', KOREAN.ids],
  ['french', CARD_IDS],
] as const;

/** The pictures by card, as a page reads them: first those of large cards, then those of small ones. */
function picturesOf(rules: string): ReadonlyMap<string, readonly string[]> {
  const pictures = new Map<string, string[]>();
  for (const [, id, picture] of rules.matchAll(/\[data-face="([^"]+)"\]\{background-image:url\("([^"]+)"\)\}/g))
    pictures.set(id, [...(pictures.get(id) ?? []), picture]);
  return pictures;
}

describe.each(DECKS)('the faces of the %s deck', (deck, ids) => {
  const pictures = picturesOf(faceRules(deck, PRINT));

  it('are there for every card and its back, large and small', () => {
    for (const id of [...ids, BACK]) expect(pictures.get(id), id).toHaveLength(2);
  });

  it('differ from card to card, and small ones from large ones', () => {
    const faces = ids.flatMap((id) => pictures.get(id) ?? []);
    expect(new Set(faces).size).toBe(ids.length * 2);
  });

  it('are whole pictures that fill their card', () => {
    for (const [id, both] of pictures)
      for (const picture of both) {
        expect(decodeURIComponent(picture), id).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/s);
        expect(decodeURIComponent(picture), id).toMatch(/^[^>]* xmlns="[^>]* viewBox="/);
        expect(decodeURIComponent(picture), id).toMatch(/^[^>]* preserveAspectRatio="none"/);
      }
  });
});

it('without the index in the corner a small card is drawn like a large one', () => {
  const pictures = picturesOf(faceRules('korean', { ...PRINT, cornerIndex: false }));
  for (const [large, small] of pictures.values()) expect(small).toBe(large);
});
