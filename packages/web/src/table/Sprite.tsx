import { type Courts, flowerSprite, frenchSprite } from '@madang/cards';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';

export type Deck = 'japanese' | 'korean' | 'french';

/** The faces of a deck, once on the page: every card refers to them. */
export function Sprite({ deck }: { readonly deck: Deck }) {
  const { fourColours } = useSettings();
  const courts = useCourts(deck === 'french');
  const sprite = useMemo(
    () =>
      deck === 'french'
        ? frenchSprite({ fourColours, ...(courts ? { courts } : {}) })
        : flowerSprite({ numbering: deck }),
    [deck, fourColours, courts],
  );
  const fill = useCallback(
    (place: HTMLElement | null) => {
      if (place) place.innerHTML = sprite;
    },
    [sprite],
  );
  return <div className="sprite" aria-hidden="true" ref={fill} />;
}

/** The figures of jack, queen and king are heavy: until they are here, those cards show their letter. */
function useCourts(isWanted: boolean): Courts | null {
  const [courts, setCourts] = useState<Courts | null>(null);
  useEffect(() => {
    if (isWanted) void import('@madang/cards/courts').then(({ COURTS }) => setCourts(COURTS));
  }, [isWanted]);
  return courts;
}
