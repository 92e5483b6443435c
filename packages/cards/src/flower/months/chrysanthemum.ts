import { blob, disc, line, path, stroked } from '../../drawing/shape.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';

const LEAF =
  '0,0! -3,-3 -7.5,-2.6 -6.2,-6.4! -9.4,-9.4 -6.4,-11.4 -4.6,-11! -5.4,-15 -2.6,-17.6 0,-19 2.6,-17.6 5.4,-15 4.6,-11! 6.4,-11.4 9.4,-9.4 6.2,-6.4! 7.5,-2.6 3,-3';

/** Chrysanthemum is spoked wheels. */
function wheels(stamps: Stamps) {
  const outer = stamps.make(
    'outer',
    path('M0 0L-1.7-8.6A1.72 1.72 0 0 1 1.7-8.6Z', undefined, { stroke: INK.paper, 'stroke-width': 0.55 }),
  );
  const inner = stamps.make(
    'inner',
    path('M0 0L-1.3-5A1.32 1.32 0 0 1 1.3-5Z', undefined, { stroke: INK.paper, 'stroke-width': 0.5 }),
  );
  const wheel = stamps.make('wheel', outer.around(16) + inner.around(12, 11) + disc(0, 0, 2, 'currentColor'));
  const leaf = stamps.make(
    'leaf',
    blob(LEAF, undefined, { stroke: INK.paper, 'stroke-width': 0.8 }) +
      stroked('M0 0V-15M0-5L-4.6-7.6M0-5L4.6-7.6M0-9.6L-3.6-13M0-9.6L3.6-13', INK.paper, 0.7),
  );
  return {
    gold: (places: string): string => wheel.at(places, INK.gold, INK.red),
    red: (places: string): string => wheel.at(places, INK.red, INK.gold),
    leaves: (places: string, ink: string = INK.pine): string => leaf.at(places, ink),
  };
}

function cup(emblem: string): string {
  return [
    path('M36 138H58L61 149Q47 153 33 149Z', INK.oxblood),
    path('M10 116C13 134 32 143 47 143S81 134 84 116Z', INK.red, { stroke: INK.paper, 'stroke-width': 1 }),
    `<ellipse cx="47" cy="116" rx="37" ry="7.5" fill="${INK.oxblood}"/>`,
    `<ellipse cx="47" cy="117.4" rx="31" ry="4.6" fill="${INK.gold}"/>`,
    stroked('M16.5 128Q47 142 77.5 128', INK.gold, 1.4),
    emblem,
  ].join('');
}

export const chrysanthemum: Month = {
  animal: {
    draw: (stamps) => {
      const { gold, red, leaves } = wheels(stamps);
      return [
        mist(92),
        line('104,124 88,100 78,70 66,46', INK.pine, 2.6) + line('84,88 62,90 40,72', INK.pine, 2.2),
        leaves('84,90,1.3,70 62,88,1.2,150 50,84,1.1,30'),
        leaves('78,74,1.2,60 88,104,1.1,-110', INK.moss),
        gold('68,42,2.3,10'),
        red('32,74,1.8'),
        cup(gold('47,131.5,.66')),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const { gold, red, leaves } = wheels(stamps);
      return [
        line('80,168 74,128 80,92 68,46', INK.pine, 2.6),
        leaves('77,112,1.3,70 78,100,1.2,-70'),
        leaves('78,74,1.2,70', INK.moss),
        gold('66,44,2.4'),
        ribbon('blue', 36, 50, 7),
        leaves('62,144,1.1,-64', INK.moss),
        leaves('82,150,1.2,70'),
        red('70,130,1.8,8'),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const { gold, red, leaves } = wheels(stamps);
        return [
          line('34,170 38,130 30,100 34,60', INK.pine, 2.6),
          line('37,134 58,122 72,98', INK.pine, 2.2) + line('38,150 60,148', INK.pine, 2),
          leaves('33,96,1.4,-70 38,136,1.6,-74 58,122,1.3,130'),
          leaves('34,88,1.4,66 44,149,1.3,76', INK.moss),
          gold('42,54,2.8,4'),
          red('74,100,1.9'),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const { gold, red, leaves } = wheels(stamps);
        return [
          line('72,92 84,66 82,36', INK.pine, 2) + line('70,170 64,134 72,104 62,74', INK.pine, 2.6),
          line('66,134 44,128 30,106', INK.pine, 2.2),
          leaves('72,100,1.4,70 66,136,1.6,74 46,130,1.3,-160 84,64,1,80'),
          leaves('67,118,1.3,-60 66,152,1.3,-70', INK.moss),
          red('58,72,2.7,4'),
          gold('28,108,1.8 82,32,1.25,8'),
        ].join('');
      },
    },
  ],
};
