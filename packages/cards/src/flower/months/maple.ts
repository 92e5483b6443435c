import { blob, bough, disc, discs, path, rays, stroked } from '../../drawing/shape.ts';
import { numbers, polar } from '../../drawing/spot.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';

/** Each lobe's angle from upright, and its length. */
const LOBES = [
  [-138, 5],
  [-92, 9],
  [-45, 10.6],
  [0, 12],
  [45, 10.6],
  [92, 9],
  [138, 5],
] as const;
const HALF_LOBE = 17;

/** Maple is stars. */
function mapleLeaf(stamps: Stamps) {
  const at = (radius: number, angle: number): string => {
    const { x, y } = polar(radius, angle - 90);
    return numbers(x, y);
  };
  let outline = 'M0 2.4';
  for (const [i, [angle, length]] of LOBES.entries()) {
    const next = LOBES[i + 1];
    const notch = next ? at(4.6, (angle + next[0]) / 2) : '0 2.4';
    outline += `Q${at(length * 0.62, angle - HALF_LOBE)} ${at(length, angle)}`;
    outline += `Q${at(length * 0.62, angle + HALF_LOBE)} ${notch}`;
  }
  const veins = LOBES.slice(1, -1).map(([angle, length]) => [angle - 90, 0, length * 0.6] as const);
  const leaf = stamps.make(
    'maple',
    stroked('M0 1Q.2 5 1 7.5', INK.umber, 0.9) +
      path(`${outline}Z`, undefined, { stroke: INK.paper, 'stroke-width': 0.7 }) +
      rays(veins, INK.paper, 0.5),
  );
  return {
    red: (places: string): string => leaf.at(places, INK.red),
    gold: (places: string): string => leaf.at(places, INK.gold),
  };
}

/** A stag that looks back. */
function deer(): string {
  return [
    stroked('M38 66L30 52L32 42M30 52L22 48M42 65L46 52L42 42M46 52L54 50', INK.black, 2.2),
    path('M36 112L34 152H38.5L42 118ZM70 108L76 132L74 152H79L82 130L80 104Z', INK.oxblood),
    path('M44 112L45 152H49.5L51 114ZM62 112L66 130L63 152H68L72 130L72 108Z', INK.umber),
    path(
      'M34.3 148.5H38.8L38.5 152H34ZM44.9 148.5H49.6V152H45ZM63.5 148.5H68.5L68 152H63ZM74.4 148.5H79.4L79 152H74Z',
      INK.black,
    ),
    blob(
      '30,92 30,78 33,66 42,64 50,68 59,72! 58,77 50,78! 45,80 46,88! 58,92 72,92 82,98 83,108 76,116 60,114 46,118 36,112',
      INK.umber,
    ),
    blob('36,68! 28,64 24,66! 28,72 35,73', INK.umber),
    path('M83 98Q90 98 88 108L82 108Z', INK.paper),
    disc(47, 70, 1.2, INK.black),
    disc(58.5, 73.5, 1.5, INK.black),
    discs('52,98 60,102 68,98 74,105 54,107 66,108', 1.8, INK.paper),
  ].join('');
}

export const maple: Month = {
  animal: {
    draw: (stamps) => {
      const { red, gold } = mapleLeaf(stamps);
      return [
        mist(96, 'right'),
        bough('106,24,11 80,18,7 52,26,5 26,20,3', INK.black) + bough('80,20,5 86,44,3 82,62,2', INK.black),
        gold('28,26,1.2,200 90,40,1.3,150'),
        red('54,32,1.6,170 80,66,1.5,190 72,24,1.2,10 70,50,1,220'),
        deer(),
        red('14,150,1,30'),
        gold('90,152,1.1,-20'),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const { red, gold } = mapleLeaf(stamps);
      return [
        bough('-6,40,12 20,32,8 48,38,6 72,26,4 98,30,2', INK.black) + bough('20,34,5 24,62,3 18,84,2', INK.black),
        red('74,26,1.5,20'),
        gold('88,46,1.5,160'),
        ribbon('blue', 54, 46, -7),
        red('50,40,2,190'),
        gold('30,28,1.3,-10'),
        red('26,64,1.7,170'),
        gold('16,94,1.4,200'),
        red('82,140,1.9,-20 28,138,1.2,40'),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const { red, gold } = mapleLeaf(stamps);
        return [
          bough('88,172,16 74,138,12 80,110,8 62,84,6 60,60,3 48,44,2', INK.black),
          bough('76,126,6 50,120,4 30,128,2', INK.black) + bough('70,96,5 84,76,3 86,60,2', INK.black),
          gold('84,56,1.9,30 56,118,1.5,150'),
          red('46,46,2.3,-20 64,80,1.6,-40 28,128,2.1,-80 36,88,1.4,200 80,100,1.3,100 56,152,1.1,60'),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const { red, gold } = mapleLeaf(stamps);
        return [
          bough('-8,34,14 18,46,10 34,72,7 58,80,5 72,104,3', INK.black) + bough('18,46,6 44,40,4 70,44,2', INK.black),
          red('76,48,2.5,84'),
          gold('46,36,1.7,4'),
          red('58,84,2.3,132'),
          gold('24,88,1.9,214'),
          red('76,114,2.5,158 42,124,1.6,196'),
          gold('24,146,1.3,40'),
        ].join('');
      },
    },
  ],
};
