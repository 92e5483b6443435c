import { blob, bough, disc, path, stroked } from '../../drawing/shape.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';
import { rainMan } from './rain-man.ts';
import { storm } from './storm.ts';

/** Willow is hanging strands. */
function strands(stamps: Stamps) {
  const leaf = stamps.make('leaf', path('M0 0C2.9 3 3 9 .8 15C-.8 10-1 4 0 0Z'));
  const left = '.6,6,-1,22 .4,20,-1,22 -.3,35,-1,22 -.2,50,-1,22';
  const right = '.8,12,1,-24 0,27,1,-24 -.4,42,1,-24 .3,56,1,-20 .9,64';
  const strand = stamps.make(
    'strand',
    stroked('M0-2C1.6 20-2 44 1 66', 'currentColor', 1.1) + leaf.at(`${left} ${right}`),
  );
  return (places: string, ink: string): string => strand.at(places, ink, ink);
}

function swallow(): string {
  return [
    path('M46 112Q34 124 12 134Q24 126 34 112ZM46 116Q38 130 24 144Q32 130 36 118Z', INK.indigo),
    blob('40,112! 50,98 62,96 69,100 70,106 64,114 52,118', INK.paper),
    blob('38,116! 46,102 58,92 68,95 72,101! 64,103 56,108 48,116', INK.indigo),
    blob('55,102! 44,82 26,70 10,68! 22,79 30,94 42,108', INK.black),
    blob('58,104! 68,120 68,142 62,156! 57,138 52,124 46,112', INK.black),
    stroked('M50 98Q40 84 28 77M58 118Q61 130 61 142', INK.slate, 1.1),
    blob('71,101! 71,107 64,110 60,107', INK.red),
    path('M70.5 99L78 103.5L70 105Z', INK.black),
    disc(66, 99, 1.2, INK.paper),
  ].join('');
}

export const willow: Month = {
  bright: { ground: INK.slate, draw: (stamps) => rainMan(strands(stamps)) },
  animal: {
    draw: (stamps) => {
      const willows = strands(stamps);
      return [
        mist(84),
        willows('34,14,.9,3', INK.moss),
        willows('50,18,.8,1 84,18,-1.5,-2', INK.pine),
        willows('68,18,-1,-1', INK.moss),
        bough('106,26,15 80,14,10 50,18,6 20,10,4'),
        swallow(),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const willows = strands(stamps);
      return [
        willows('69,18,-1,1', INK.moss),
        ribbon('red', 54, 44, 7),
        stroked('M54 38L55 20', INK.black, 1.1),
        willows('84,14,1.8,1', INK.pine),
        willows('12,30,-1.15', INK.moss),
        willows('30,18,1.8,1', INK.pine),
        bough('-8,30,16 22,14,11 52,20,7 106,10,4'),
      ].join('');
    },
  },
  plains: [{ draw: (stamps) => storm(stamps, strands(stamps)) }],
};
