/** A symbol of the sprite, and at which size of the card it is drawn. */
export interface Layer {
  readonly symbol: string;
  /** Small cards have a bolder corner (flower) or a simpler face (French). */
  readonly size: 'any' | 'large' | 'small';
}

const FLOWER = /^\d{4}$|^[Bb]/;

/** What a card's face is made of; "?" is its back. */
export function layersOf(id: string): readonly Layer[] {
  if (id === '?') return [{ symbol: 'back', size: 'any' }];
  if (FLOWER.test(id))
    return [
      { symbol: id, size: 'any' },
      { symbol: `${id}-fine`, size: 'large' },
      { symbol: `${id}-bold`, size: 'small' },
    ];
  return [
    { symbol: id, size: 'large' },
    { symbol: `${id}-simple`, size: 'small' },
  ];
}

/** The same as markup, for the ghosts that fly over the table. */
export function faceMarkup(id: string): string {
  const uses = layersOf(id).map(
    ({ symbol, size }) => `<use href="#${encodeURIComponent(symbol)}" class="at-${size}"/>`,
  );
  return `<svg class="face" aria-hidden="true">${uses.join('')}</svg>`;
}
