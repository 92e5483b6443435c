import type { BackColour } from '../back-colour.ts';
import { disc, discs, path } from '../drawing/shape.ts';
import { INK } from '../ink.ts';
import { plumBlossom } from './months/plum.ts';
import type { Picture } from './picture.ts';

/** Two rows of scales, and what reaches in from the rows around: each row covers the lower half of the one above. */
const ROWS = ['-4,-4 14,-4', '-13,5 5,5 23,5', '-4,14 14,14', '-13,23 5,23 23,23'];

interface Inks {
  readonly dark: string;
  readonly light: string;
}

function scales(row: string, { dark, light }: Inks): string {
  return [9.5, 8.5, 6.5, 2.5].map((radius, i) => discs(row, radius, i % 2 ? light : dark)).join('');
}

/** Wave scales round one plum blossom. */
function back(inks: Inks): Picture {
  return {
    ground: inks.dark,
    draw: (stamps) =>
      [
        path('M4 4H96V160H4Z', stamps.pattern('waves', 18, ROWS.map((row) => scales(row, inks)).join(''))),
        disc(50, 82, 24, inks.dark),
        disc(50, 82, 21.5, INK.paper),
        plumBlossom(stamps, inks.dark)('50,82.5,1.8'),
      ].join(''),
  };
}

export const backPictures: Readonly<Record<BackColour, Picture>> = {
  red: back({ dark: INK.oxblood, light: INK.red }),
  blue: back({ dark: '#18244F', light: '#3B55A8' }),
  green: back({ dark: '#12312A', light: '#3C7A5E' }),
};
