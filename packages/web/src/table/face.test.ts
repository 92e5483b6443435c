import { CARD_IDS } from '@madang/engine/check';
import { JAPANESE, KOREAN } from '@madang/engine/hwatu';
import { describe, expect, it } from 'vitest';
import { BACK, type Deck, faceRules, type Print } from './face.ts';

const PRINT: Print = { cornerIndex: true, fourColours: true, courts: null, koreanFaces: false, back: 'red' };
const DECKS = [
  ['japanese', JAPANESE.ids],
  ['korean', KOREAN.ids],
  ['french', CARD_IDS],
] as const;

/** The pictures by card, as a page reads them: first that of a large card, then that of a small one. */
function picturesOf(deck: Deck, ids: readonly string[], print: Print): ReadonlyMap<string, readonly string[]> {
  const pictureIn = (rule: string) =>
    /\[data-face="[^"]+"\]\{background-image:url\("([^"]+)"\)\}/.exec(rule)?.[1] ?? '';
  return new Map([...ids, BACK].map((id) => [id, faceRules(deck, id, print).map(pictureIn)]));
}

describe.each(DECKS)('the faces of the %s deck', (deck, ids) => {
  const pictures = picturesOf(deck, ids, PRINT);

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
  const pictures = picturesOf('korean', KOREAN.ids, { ...PRINT, cornerIndex: false });
  for (const [large, small] of pictures.values()) expect(small).toBe(large);
});

it('has nothing for a card of another deck', () => {
  expect(faceRules('french', '0111', PRINT)).toEqual([]);
  expect(faceRules('japanese', 'S9', PRINT)).toEqual([]);
});
