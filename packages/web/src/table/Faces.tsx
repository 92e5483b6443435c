import type { Courts } from '@madang/cards';
import { useEffect, useInsertionEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { type Deck, faceRules, type Print } from './face.ts';

/** The faces of a deck, once on the page: every card refers to them by its id. */
export function Faces({ deck }: { readonly deck: Deck }) {
  const { fourColours, cornerIndex } = useSettings();
  const courts = useCourts(deck === 'french');
  useInsertionEffect(() => {
    const sheet = sheetOf(deck, { cornerIndex, fourColours, courts });
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [deck, cornerIndex, fourColours, courts]);
  return null;
}

const printed = new Map<string, CSSStyleSheet>();

/** Printed when a table first wants it, and kept for the next one. */
function sheetOf(deck: Deck, print: Print): CSSStyleSheet {
  const key = JSON.stringify([deck, print.cornerIndex, print.fourColours, print.courts !== null]);
  const known = printed.get(key);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faceRules(deck, print));
  printed.set(key, sheet);
  return sheet;
}

/** The figures of jack, queen and king are heavy: until they are here, those cards show their letter. */
function useCourts(isWanted: boolean): Courts | null {
  const [courts, setCourts] = useState<Courts | null>(null);
  useEffect(() => {
    if (isWanted) void import('@madang/cards/courts').then(({ COURTS }) => setCourts(COURTS));
  }, [isWanted]);
  return courts;
}
