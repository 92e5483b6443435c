import type { Courts } from '@madang/cards';
import { useEffect, useInsertionEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Deck } from './face.ts';
import { layOutDeck } from './face-sheet.ts';

/** Adds the style rules of a deck's faces to the page; cards refer to them by id. */
export function Faces({ deck }: { readonly deck: Deck }) {
  const { fourColours, cornerIndex, koreanFaces, back } = useSettings();
  const courts = useCourts(deck === 'french');
  useInsertionEffect(
    () => layOutDeck(deck, { cornerIndex, fourColours, courts, koreanFaces, back }),
    [deck, cornerIndex, fourColours, courts, koreanFaces, back],
  );
  return null;
}

/** The drawings of jack, queen and king are large: until they are loaded, those cards show their letter. */
function useCourts(isWanted: boolean): Courts | null {
  const [courts, setCourts] = useState<Courts | null>(null);
  useEffect(() => {
    if (isWanted)
      void import('@madang/cards/courts').then(
        ({ COURTS }) => setCourts(COURTS),
        () => {},
      );
  }, [isWanted]);
  return courts;
}
