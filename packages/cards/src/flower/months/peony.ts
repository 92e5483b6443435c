import { curve } from '../../drawing/curve.ts';
import { blob, disc, discs, group, path, placed, stroked } from '../../drawing/shape.ts';
import { spots } from '../../drawing/spot.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';

const PETAL = 'M0 0C-6-2-7.6-8-5-10.6Q-3.2-12.2-1.8-10.8Q0-12.6 1.8-10.8Q3.2-12.2 5-10.6C7.6-8 6-2 0 0Z';
const LEAF = '0,0! -3,-4 -9,-4 -12,-8! -7,-9.6 -4.4,-9! -5,-15 0,-21! 5,-15 4.4,-9! 7,-9.6 12,-8! 9,-4 3,-4';

/** Peony is one big rosette. */
function peonyPlant(stamps: Stamps) {
  const petal = stamps.make('petal', path(PETAL, undefined, { stroke: INK.paper, 'stroke-width': 0.7 }));
  const rosette = stamps.make(
    'peony',
    petal.around(7) +
      group({ transform: 'rotate(24)scale(.72)', fill: 'currentColor' }, petal.around(6)) +
      group({ transform: 'scale(.46)' }, petal.around(5)) +
      disc(0, 0, 1.7, INK.gold) +
      discs('2.9,0 1.4,2.5 -1.4,2.5 -2.9,0 -1.4,-2.5 1.4,-2.5', 0.6, INK.gold),
  );
  const leaf = stamps.make(
    'leaf',
    path(curve(spots(LEAF), true), undefined, { stroke: INK.paper, 'stroke-width': 0.8 }) +
      stroked('M0 0V-16M0-4L-7-7M0-4L7-7', INK.paper, 0.8),
  );
  return {
    red: (place: string): string => rosette.at(place, INK.red, INK.pink),
    pale: (place: string): string => rosette.at(place, INK.pink, INK.red),
    leaves: (places: string, ink: string = INK.pine): string => leaf.at(places, ink),
  };
}

function butterflies(stamps: Stamps) {
  const wing = stamps.make(
    'wing',
    blob('0,0! -5,-10 -14,-14 -18,-10! -17,-3 -10,1', INK.gold) +
      blob('0,1! -10,1 -14,6 -11,12! -6,13 -1,7', 'currentColor') +
      discs('-12,-8.5,1.7 -9,6.5,1.3', 1.5, INK.paper),
  );
  return (x: number, y: number, scale: number, turn: number, ink: string): string =>
    group(
      { transform: placed(x, y, scale, turn), color: ink },
      wing.at('0,0 0,0,-1'),
      stroked('M0-4V10M0-4L-4-11M0-4L4-11', INK.black, 1.8),
    );
}

export const peony: Month = {
  animal: {
    draw: (stamps) => {
      const { red, pale, leaves } = peonyPlant(stamps);
      const butterfly = butterflies(stamps);
      return [
        mist(30, 'right'),
        stroked('M50 166Q48 140 56 116', INK.pine, 2.6),
        leaves('58,120,1.3,-80 68,128,1.6,104'),
        leaves('50,146,1.3,-70', INK.moss),
        leaves('54,146,1.3,64'),
        red('58,112,2.7,8'),
        pale('20,136,1.2'),
        butterfly(62, 46, 1.25, 24, INK.indigo),
        butterfly(28, 76, 0.9, -20, INK.violet),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const { red, pale, leaves } = peonyPlant(stamps);
      return [
        stroked('M72 166Q66 130 72 100T66 46', INK.pine, 2.6),
        leaves('70,96,1.3,80 70,116,1.2,-80'),
        red('66,44,2.3,8'),
        ribbon('blue', 36, 46, 7),
        leaves('60,150,1.3,-70', INK.moss),
        leaves('82,132,1.2,40'),
        pale('72,138,1.9'),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const { red, pale, leaves } = peonyPlant(stamps);
        return [
          stroked('M58 168Q64 130 50 100Q42 80 42 60M58 130Q70 120 76 104', INK.pine, 2.8),
          leaves('48,92,1.5,-84'),
          leaves('46,84,1.4,76', INK.moss),
          leaves('60,132,1.6,-80'),
          leaves('60,146,1.4,72', INK.moss),
          red('44,56,3,6'),
          pale('76,110,1.8'),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const { red, pale, leaves } = peonyPlant(stamps);
        return [
          stroked('M40 168Q34 130 52 104M40 130Q26 110 28 70', INK.pine, 2.8),
          leaves('32,84,1.3,-80'),
          leaves('30,78,1.3,60', INK.moss),
          leaves('54,124,1.5,90'),
          leaves('40,138,1.6,-70', INK.moss),
          leaves('42,148,1.4,70'),
          red('60,102,2.8,6'),
          pale('32,52,1.8'),
        ].join('');
      },
    },
  ],
};
