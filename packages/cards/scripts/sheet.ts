// node packages/cards/scripts/sheet.ts FILE.html
// All cards on one page, at the smallest size on a table and at a large size, on a light and on a dark background.
import { writeFileSync } from 'node:fs';
import { COURTS } from '../src/french/courts.ts';
import {
  type Corner,
  FRENCH_CARDS,
  flowerBack,
  flowerCards,
  flowerFace,
  frenchBack,
  frenchFace,
} from '../src/index.ts';

const SIZES = [44, 100, 200] as const;
/** Below this a card needs its bold corner and its simple face. */
const SMALL = 64;
const DECKS = ['japanese', 'korean'] as const;

const file = process.argv[2];
if (!file) {
  console.error('usage: node packages/cards/scripts/sheet.ts FILE.html');
  process.exit(2);
}

const rows = SIZES.flatMap((width) =>
  ['light', 'dark'].map((mat) => `<section class="${mat}" style="--card:${width}px">${cards(width, mat)}</section>`),
);
const style = `
  body { margin: 0 }
  section { display: flex; flex-wrap: wrap; gap: 6px; padding: 12px }
  section > svg { width: var(--card) }
  .light { background: #a7bdab }
  .dark { background: #203029 }`;
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Madang cards</title><style>${style}</style>${rows.join('')}`,
);

function cards(width: number, mat: string): string {
  const scope = (id: string): string => `${mat}${width}${id}`;
  const corner: Corner = width < SMALL ? 'bold' : 'fine';
  const flowers = DECKS.flatMap((numbering) =>
    flowerCards(numbering)
      // The decks share ten months.
      .filter(({ month }) => numbering === 'japanese' || month === null || month > 10)
      .map(({ id }) => flowerFace(id, { numbering, corner, scope: scope(numbering[0] + id) })),
  );
  const french = FRENCH_CARDS.map(({ id }) =>
    frenchFace(id, {
      ...{ fourColours: mat === 'dark', courts: COURTS, scope: scope(id) },
      detail: width < SMALL ? 'simple' : 'full',
    }),
  );
  return [...flowers, flowerBack({ scope: scope('back') }), ...french, frenchBack()].join('\n');
}
