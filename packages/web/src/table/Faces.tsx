import type { Courts } from '@madang/cards';
import { useEffect, useInsertionEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { type Deck, faceRules, type Print } from './face.ts';

/** Adds the style rules of a deck's faces to the page; cards refer to them by id. */
export function Faces({ deck }: { readonly deck: Deck }) {
  const { fourColours, cornerIndex, koreanFaces, back } = useSettings();
  const courts = useCourts(deck === 'french');
  useInsertionEffect(() => {
    const sheet = sheetOf(deck, { cornerIndex, fourColours, courts, koreanFaces, back });
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [deck, cornerIndex, fourColours, courts, koreanFaces, back]);
  return null;
}

const printed = new Map<string, CSSStyleSheet>();

/** Made on first use and cached. */
function sheetOf(deck: Deck, print: Print): CSSStyleSheet {
  const key = JSON.stringify([deck, { ...print, courts: print.courts !== null }]);
  const known = printed.get(key);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faceRules(deck, print));
  printed.set(key, sheet);
  return sheet;
}

/** The drawings of jack, queen and king are large: until they are loaded, those cards show their letter. */
function useCourts(isWanted: boolean): Courts | null {
  const [courts, setCourts] = useState<Courts | null>(null);
  useEffect(() => {
    if (isWanted) void import('@madang/cards/courts').then(({ COURTS }) => setCourts(COURTS));
  }, [isWanted]);
  return courts;
}
