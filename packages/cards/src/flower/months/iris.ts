import { group, path, stroked } from '../../drawing/shape.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';
import { blades } from './grass.ts';

/** Iris is sword leaves with a three-tongued flower. */
function irisFlower(stamps: Stamps) {
  const upright = stamps.make('upright', path('M-.6-1C-7-5-8.5-12-5-17C-1-14 .6-7-.6-1Z'));
  const falling = stamps.make('falling', path('M-.6-2C-8-6-15.5-2-16 7Q-15 10.5-11.5 9C-6 7-2 3-.6-2Z'));
  const flower = stamps.make(
    'iris',
    group(
      { stroke: INK.paper, 'stroke-width': 0.8 },
      upright.at('0,0 0,0,-1'),
      path('M0-1C-4.4-8-3.4-15 0-19C3.4-15 4.4-8 0-1Z', INK.indigo),
      falling.at('0,0 0,0,-1', INK.violet),
      path('M0-3C-6 2-7 10-2.6 14.6Q0 16.6 2.6 14.6C7 10 6 2 0-3Z', INK.violet),
    ) + path('M0-1L-1.5 7H1.5ZM-2-1L-8 2.5L-7 4ZM2-1L8 2.5L7 4Z', INK.gold),
  );
  return (places: string): string => flower.at(places, INK.indigo);
}

/** Planks that step away from one another, two boards wide. */
function bridge(stamps: Stamps): string {
  const plank = stamps.make(
    'plank',
    stroked('M14 10V32M52 2V24', INK.black, 3.6) +
      path('M10 10L62-2V4L10 16Z', INK.oxblood) +
      path('M0 0L52-12L62-2L10 10Z', INK.umber, { stroke: INK.paper }) +
      stroked('M5 5L57-7', INK.paper, 1),
  );
  return plank.at('54,118 20,135 -14,152');
}

export const iris: Month = {
  /** The eight-plank bridge, an animal by tradition. */
  animal: {
    draw: (stamps) => {
      const flowers = irisFlower(stamps);
      return [
        mist(76),
        blades('24,140,-10,84,6 36,136,4,92,6 60,124,8,70,6 72,118,-2,80,6', INK.pine),
        blades('30,138,14,58,5 66,120,16,54,5 16,142,-6,50,5', INK.moss),
        flowers('38,50,1.6,-5 74,46,1.25,6 22,92,1.05,-8'),
        stroked('M52 160Q60 155 68 160T84 160M64 150Q71 146 78 150T92 150M8 116Q15 112 22 116T36 116', INK.indigo, 1.6),
        bridge(stamps),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const flowers = irisFlower(stamps);
      return [
        blades('66,164,-8,120,7 80,164,10,104,7 92,164,-4,70,6', INK.pine),
        blades('74,164,14,66,6 60,164,-12,60,6', INK.moss),
        flowers('76,52,1.5,6'),
        ribbon('red', 38, 34, 7),
        blades('20,164,-10,56,6 30,164,6,66,6', INK.pine),
        flowers('66,106,1.2,-4 28,128,1.1,-6'),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const flowers = irisFlower(stamps);
        return [
          blades('22,166,-12,90,8 36,166,4,120,8 56,166,14,96,8 70,166,8,76,7 84,166,8,56,6', INK.pine),
          blades('28,166,16,74,6 48,166,-6,70,6 78,166,-8,50,6', INK.moss),
          flowers('40,52,1.8,-6 72,94,1.5,6 26,112,1.05,-8'),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const flowers = irisFlower(stamps);
        return [
          blades('80,166,12,96,8 66,166,-6,120,8 46,166,-16,80,8 30,166,-8,62,7 16,166,-6,44,6', INK.pine),
          blades('72,166,-16,66,6 54,166,8,84,6 24,166,8,54,6', INK.moss),
          flowers('64,56,1.8,6 32,102,1.4,-6 82,118,1.1,8'),
        ].join('');
      },
    },
  ],
};
