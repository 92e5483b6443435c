import { brush } from '../../drawing/curve.ts';
import { blob, disc, path, stroked } from '../../drawing/shape.ts';
import { numbers, short } from '../../drawing/spot.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';

/** Where each strand of a plume leaves the stalk, and its tip. */
const STRANDS = [
  [0.2, -42, 17, -39],
  [1.6, -46, 21, -46],
  [3.4, -50, 25, -53],
  [5.6, -53.4, 28, -60],
  [8, -56, 28, -67],
  [9, -57, 23, -72],
] as const;

function pampasPlume(stamps: Stamps) {
  const strand = ([x, y, tipX, tipY]: (typeof STRANDS)[number]): string => {
    const [midX, midY] = [(x + tipX) / 2 - 1, (y + tipY) / 2 - 5];
    return `M${numbers(x, y)}Q${numbers(midX, midY - 1, tipX, tipY)}Q${numbers(midX + 1, midY + 3.6, x, y)}Z`;
  };
  const plume = stamps.make(
    'plume',
    stroked('M0 0C-3-24-1-42 9-56', 'currentColor', 1.2) +
      path(STRANDS.map(strand).join(''), 'currentColor', { stroke: 'currentColor', 'stroke-width': 0.6 }),
  );
  return (places: string, ink: string): string => plume.at(places, undefined, ink);
}

interface Hill {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pampas is the black hill, grass along its edge and in rows on it. */
function hill(stamps: Stamps, { x: cx, top, width, height }: Hill): string {
  const tuft = stamps.make(
    'tuft',
    path('M-1 0Q-2-7-6-10Q-2.5-6 .4 0ZM-1 0Q-.6-9 1-14Q2-8 1 0ZM-.4 0Q3-7 8-9Q4-5 1 0Z'),
  );
  const edge = (x: number): number => top + height - height * Math.sqrt(Math.max(0, 1 - ((x - cx) / width) ** 2));
  const rim: string[] = [];
  for (let x = 4; x < 100; x += 9.5) {
    rim.push([x, short(edge(x) + 2.5), short(1.05 + ((x * 7) % 5) * 0.07), short(((x * 13) % 17) - 8)].join());
  }
  const rows: string[] = [];
  for (let row = 0; row < 3; row++) {
    for (let x = 10 + (row % 2) * 12; x < 98; x += 24) {
      const y = edge(x) + 20 + row * 15;
      if (y < 165) rows.push(`${x},${short(y)},.8`);
    }
  }
  const ground = `<ellipse cx="${cx}" cy="${top + height}" rx="${width}" ry="${height}" fill="${INK.black}"/>`;
  return tuft.at(rim.join(' '), INK.black) + ground + tuft.at(rows.join(' '), INK.umber);
}

function wildGoose(stamps: Stamps) {
  const body = '-25,.4,4 -18,2.2,4.6 -11,2.4,6 -2,2,10 8,.4,7.5 19,-2.6,2.4';
  const goose = stamps.make(
    'goose',
    [
      blob('-4,0! -11,-7 -14,-15 -12,-24! -5,-18 0,-10 2,-2'),
      path(brush(body)),
      '<circle cx="-25" r="3"/>',
      path('M-27-1.6L-33 1.4L-26.6 2.4Z', INK.gold),
      blob('-6,1! -5,-9 3,-18 16,-24! 13,-14 11,-7 7,0', undefined, { stroke: INK.paper, 'stroke-width': 0.9 }),
      stroked('M0-6L8-16M4-4L10-12', INK.paper, 0.9),
      disc(-25.4, -0.4, 0.7, INK.paper),
    ].join(''),
  );
  return (places: string, ink: string): string => goose.at(places, ink);
}

export const pampas: Month = {
  /** The full moon. */
  bright: {
    ground: INK.red,
    draw: (stamps) => {
      const plumes = pampasPlume(stamps);
      return [
        disc(58, 56, 33, INK.paper),
        plumes('16,124,1.05,-4 32,124,.8,6', INK.black),
        hill(stamps, { x: 40, top: 112, width: 92, height: 66 }),
      ].join('');
    },
  },
  animal: {
    draw: (stamps) => {
      const plumes = pampasPlume(stamps);
      const geese = wildGoose(stamps);
      return [
        mist(58, 'right'),
        geese('72,40,.85,-8', INK.indigo),
        geese('48,66,1.05,-8 69,104,1.25,-8', INK.black),
        plumes('22,138,.8,-10', INK.gold),
        plumes('12,138,.6,-8', INK.umber),
        hill(stamps, { x: 26, top: 128, width: 92, height: 50 }),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const plumes = pampasPlume(stamps);
        return [
          plumes('14,126,1.1,-10', INK.umber),
          plumes('28,124,1.4,-2', INK.gold),
          plumes('50,124,1.05,4', INK.umber),
          plumes('68,128,.8,8', INK.gold),
          hill(stamps, { x: 30, top: 116, width: 92, height: 58 }),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const plumes = pampasPlume(stamps);
        return [
          plumes('92,126,-.95,12', INK.umber),
          plumes('76,130,-1.4,2', INK.gold),
          plumes('54,132,-1.05,-6', INK.umber),
          plumes('36,138,-.7,-8', INK.gold),
          hill(stamps, { x: 78, top: 120, width: 88, height: 54 }),
        ].join('');
      },
    },
  ],
};
