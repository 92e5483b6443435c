import { disc, discs, path } from '../drawing/shape.ts';
import { INK } from '../ink.ts';
import { plumBlossom } from './months/plum.ts';
import type { Picture } from './picture.ts';

/** Two rows of scales, and what reaches in from the rows around: each row covers the lower half of the one above. */
const ROWS = ['-4,-4 14,-4', '-13,5 5,5 23,5', '-4,14 14,14', '-13,23 5,23 23,23'];

function scales(row: string): string {
  return [9.5, 8.5, 6.5, 2.5].map((radius, i) => discs(row, radius, i % 2 ? INK.red : INK.oxblood)).join('');
}

/** Wave scales round one plum blossom. */
export const backPicture: Picture = {
  ground: INK.oxblood,
  draw: (stamps) =>
    [
      path('M4 4H96V160H4Z', stamps.pattern('waves', 18, ROWS.map(scales).join(''))),
      disc(50, 82, 24, INK.oxblood),
      disc(50, 82, 21.5, INK.paper),
      plumBlossom(stamps, INK.oxblood)('50,82.5,1.8'),
    ].join(''),
};
