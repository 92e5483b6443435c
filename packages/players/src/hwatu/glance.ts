import type { Card, CardSet } from '@madang/engine';

interface Kinds {
  readonly brights: CardSet;
  readonly animals: CardSet;
  readonly ribbons: CardSet;
}

/** What a flower card looks worth to somebody who knows no sets: brights, then pictures, then the plain ones. */
export function glance({ brights, animals, ribbons }: Kinds, card: Card): number {
  if (brights.has(card)) return 4;
  return animals.has(card) || ribbons.has(card) ? 2 : 1;
}
