import { blob, bough, line, path, stroked } from '../drawing/shape.ts';
import { INK } from '../ink.ts';
import { simpleLeaf } from './months/leaf.ts';
import type { Picture } from './picture.ts';

const edge = { stroke: INK.paper, 'stroke-width': 1 };

/** As many fruits as the card's junk value; no flower, because it has no month. */
export const gourds: Picture = {
  draw: (stamps) => {
    const leaves = simpleLeaf(stamps);
    const gourd = stamps.make(
      'gourd',
      [
        blob('0,0! 4,2 6,8 5,15 9,20 15,29 13,41 0,47 -13,41 -15,29 -9,20 -5,15 -6,8 -4,2', INK.moss, edge),
        stroked('M-8 26Q-11 33-7 39M-3 6Q-4 10-3 13', INK.paper, 1.6),
        path('M-6.5 15.5Q0 19 6.5 15.5L7.5 19.5Q0 23-7.5 19.5Z', INK.red),
        stroked('M0 21L-3 29M0 21L4 28', INK.red, 1.8),
      ].join(''),
    );
    return [
      line('106,22 80,30 56,20 30,34 18,30', INK.pine, 3),
      line('34,33 34,40 36,46', INK.pine, 2) + line('72,28 70,56 66,74', INK.pine, 2),
      stroked('M84 30Q96 40 88 48Q80 54 84 60', INK.moss, 1.4),
      leaves('56,22,1.5,20 70,58,1.3,-60 30,32,1.1,-30', INK.pine),
      leaves('46,26,1.3,160 84,30,1.4,60', INK.gold),
      gourd.at('34,46,1.1 66,74,1.5,-4'),
    ].join('');
  },
};

export const aubergines: Picture = {
  draw: (stamps) => {
    const leaves = simpleLeaf(stamps);
    const aubergine = stamps.make(
      'aubergine',
      [
        blob('0,-2 7,2 10,14 14,28 11,40 0,46 -11,40 -14,28 -10,14 -7,2', INK.violet, edge),
        blob('2,2! 7,6 9,16 13,28 10,39 0,45! 7,34 7,20', INK.indigo),
        stroked('M-8 26Q-9 34-4 39', INK.paper, 1.6),
        path('M0-3C5-4 9-1 10 8L5 5L3 11L0 5L-3 11L-5 5L-10 8C-9-1-5-4 0-3Z', INK.pine, edge),
        stroked('M0-3Q0-8 3-11', INK.pine, 2.4),
      ].join(''),
    );
    return [
      line('-6,26 24,36 50,22 76,34 92,26', INK.pine, 3),
      line('66,30 70,40 67,52', INK.pine, 2) + line('34,32 30,60 36,78', INK.pine, 2),
      leaves('46,24,1.5,-30 30,62,1.3,60 84,30,1.1,40', INK.moss),
      leaves('56,24,1.3,-170 24,34,1.3,-70', INK.gold),
      aubergine.at('64,62,1.1,6 38,88,1.4,-4'),
    ].join('');
  },
};

export const persimmons: Picture = {
  draw: (stamps) => {
    const leaves = simpleLeaf(stamps);
    const calyx = 'M0-3Q2-8 7-7.5Q10-4 7-.5Q11 2.5 8 6.5Q3 7.5 0 3.5Q-3 7.5-8 6.5Q-11 2.5-7-.5Q-10-4-7-7.5Q-2-8 0-3Z';
    const fruit = stamps.make(
      'persimmon',
      [
        blob('0,-4 9,-6 16,-3 18,5 16,15 9,20 0,21 -9,20 -16,15 -18,5 -16,-3 -9,-6', INK.gold, edge),
        path(calyx, INK.pine, { stroke: INK.paper, 'stroke-width': 0.8 }),
        stroked('M-12 8Q-12 13-8 16', INK.paper, 1.8),
      ].join(''),
    );
    return [
      bough('-6,22,10 26,32,7 52,26,5 82,36,3 92,32,2', INK.black) + bough('56,26,4 62,50,3 56,70,2', INK.black),
      stroked('M26 34V52M78 36L75 60M56 70L48 100', INK.black, 2.2),
      leaves('44,30,1.4,165 66,30,1.4,30', INK.red),
      leaves('61,50,1.4,-80 36,28,1.1,-10'),
      fruit.at('27,58,1,-4 74,68,1,6 47,112,1.45'),
    ].join('');
  },
};
