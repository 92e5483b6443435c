import { blob, bough, disc, discs, path, stroked } from '../../drawing/shape.ts';
import { numbers } from '../../drawing/spot.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';

/** Rows of a cone from its tip to its stalk: how many florets, and their size. */
const ROWS = [
  [1, 0.5],
  [1, 0.58],
  [2, 0.62],
  [1, 0.68],
  [2, 0.7],
  [3, 0.74],
  [2, 0.84],
  [3, 0.86],
  [2, 0.94],
  [3, 0.98],
  [2, 1],
  [3, 0.82],
] as const;

/** Wisteria is hanging cones. */
function vine(stamps: Stamps) {
  const floret = stamps.make(
    'floret',
    path('M0 1C-4.4-.2-5-4.2-2.6-5.4Q0-6.6 2.6-5.4C5-4.2 4.4-.2 0 1Z', undefined, {
      stroke: INK.paper,
      'stroke-width': 0.55,
    }),
  );
  const row = {
    1: floret,
    2: stamps.make('two', floret.at('-3.3,0,1,11 3.3,0,1,-11')),
    3: stamps.make('three', floret.at('-6.6,-1.2,1,22 6.6,-1.2,1,-22 0,0')),
  };
  const rows = ROWS.map(([count, size], place) =>
    row[count].at(`0,${(ROWS.length - place) * 3.9 + 1.2},${size}`, place % 2 ? undefined : INK.indigo),
  );
  const cone = stamps.make('cone', stroked('M0 0V5', INK.moss, 1) + rows.join(''));

  const pairs = [4, 11, 18, 25].map((y, i) => {
    const x = i > 2 ? 0.6 : 1.3;
    const leaflet = (side: number): string =>
      `M${numbers(x, y)}Q${numbers(x + 5 * side, y - 1.6, x + 10.5 * side, y + 4.6)}Q${numbers(x + 5 * side, y + 6.4, x, y)}Z`;
    return leaflet(-1) + leaflet(1);
  });
  const spray = stamps.make(
    'spray',
    stroked('M0 0Q3 14 0 30', 'currentColor', 1) + path(`${pairs.join('')}M0 29Q-3 33 0 39Q3 33 0 29Z`),
  );
  return {
    cones: (places: string): string => cone.at(places, INK.violet),
    leaves: (places: string, ink: string): string => spray.at(places, ink, ink),
  };
}

function cuckoo(): string {
  const edge = { stroke: INK.paper, 'stroke-width': 1 };
  return [
    blob('31,112! 22,102 16,90 17,74! 28,82 37,94 43,110', INK.oxblood),
    path('M58 128L96 139L93 144L95 148L89 150L88 155Q72 149 56 139Z', INK.black),
    discs('74,142 81,145 84,139', 1.4, INK.paper),
    blob('19,117! 32,118 48,126 62,134! 54,142 39,139 27,130', INK.paper),
    stroked('M31 131L35 124M39 137L43 129M47 140L50 133', INK.black, 1.6),
    blob('15,115! 19,107 28,104 38,108 52,118 66,132! 52,132 38,127 26,121', INK.black),
    blob(
      '31,112! 36,95 50,82 76,72! 74,80 77,84! 70,88 71,94! 64,97 64,103! 58,107 56,113! 52,120 46,125',
      INK.umber,
      edge,
    ),
    stroked('M46 110Q54 96 68 86M49 116Q56 106 64 98', INK.mist, 1.2),
    path('M18 110L7 115L18 117Z', INK.gold),
    disc(24, 112, 2, INK.gold),
    disc(23.6, 112, 0.9, INK.black),
  ].join('');
}

export const wisteria: Month = {
  animal: {
    draw: (stamps) => {
      const { cones, leaves } = vine(stamps);
      return [
        mist(104, 'right'),
        path('M84 88A14 14 0 1 1 75 112A11.6 11.6 0 1 0 84 88Z', INK.gold),
        leaves('46,20,1,26', INK.moss),
        cones('32,19,1.05 76,20,1.25,-2 54,23,.8'),
        bough('-6,26,12 24,16,8 56,22,6 106,10,4'),
        leaves('91,14,1,-12 13,30,.9,-4', INK.pine),
        cuckoo(),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const { cones, leaves } = vine(stamps);
      return [
        leaves('64,22,1.1,-14 36,18,1,30', INK.moss),
        cones('84,28,1.8'),
        ribbon('red', 54, 44, 7),
        stroked('M54 36L55 20', INK.black, 1.1),
        cones('24,23,2,2'),
        bough('108,20,13 76,24,9 44,14,6 -4,24,3'),
        leaves('92,24,1,10 38,20,.9,-6', INK.pine),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const { cones, leaves } = vine(stamps);
        return [
          leaves('40,22,1.2,34 60,24,1.2,-26', INK.moss),
          cones('53,28,1.3 76,27,2.4,-1 32,25,2,2'),
          bough('-6,36,16 26,20,10 58,26,7 106,12,4'),
          leaves('13,34,1.2,2 90,18,1.1,6', INK.pine),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const { cones, leaves } = vine(stamps);
        return [
          leaves('70,26,1.2,36 42,22,1.2,24', INK.moss),
          cones('54,30,2.45,1 28,21,1.7,-2 84,29,1.8'),
          bough('108,42,16 78,22,10 50,26,7 20,14,5 -4,16,3'),
          leaves('92,36,1 13,34,.8,6', INK.pine),
        ].join('');
      },
    },
  ],
};
