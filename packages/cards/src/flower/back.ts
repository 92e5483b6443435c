import { disc } from '../drawing/shape.ts';
import { INK } from '../ink.ts';
import { plumBlossom } from './months/plum.ts';
import type { Picture } from './picture.ts';

/** Wave scales round one plum blossom. */
export const backPicture: Picture = {
  ground: INK.oxblood,
  draw: (stamps) => {
    const rings = [9, 6, 3].map((radius, i) => disc(0, 0, radius, i % 2 ? INK.oxblood : INK.red)).join('');
    const scale = stamps.make('scale', `<g stroke="${INK.oxblood}">${rings}</g>`);
    const row = stamps.make('row', scale.at('-4,0 14,0 32,0 50,0 68,0 86,0 104,0'));
    const rows = Array.from({ length: 20 }, (_, i) => `${i % 2 ? 9 : 0},${i * 9 - 4}`);
    return [
      row.at(rows.join(' ')),
      disc(50, 82, 24, INK.oxblood),
      disc(50, 82, 21.5, INK.paper),
      plumBlossom(stamps, INK.oxblood)('50,82.5,1.8'),
    ].join('');
  },
};
