import { blob, bough, disc, group, path, placed, stroked } from '../../drawing/shape.ts';
import { spots } from '../../drawing/spot.ts';
import { INK } from '../../ink.ts';
import { rain } from './rain.ts';

const edge = { stroke: INK.slate, 'stroke-width': 1 };

/** A courtier under his umbrella watches a frog leap. */
export function rainMan(willows: (places: string, ink: string) => string): string {
  return [
    rain('22,8,20 42,10,14 56,4,16 24,74,18 13,92,16 92,96,18 30,96,10 70,4,12 12,40,16 76,92,14', INK.paper, 1),
    bough('110,4,14 96,30,8 100,64,8 94,104,12 104,140,26'),
    willows('90,2,1.15,2 74,-16,-.8', INK.pine),
    path('M0 146Q24 138 46 146T100 144V164H0Z', INK.indigo),
    stroked('M0 153Q20 147 40 153T80 153M36 160Q54 154 72 160T104 159', INK.slate, 1.2),
    robe(),
    head(),
    umbrella(),
    frog(),
  ].join('');
}

function robe(): string {
  const roundels = spots('63,105 66,119 73,128');
  return [
    path('M38 140H47V147H36ZM56 140H66V147H54Z', INK.black),
    path('M38 120H68L71 142Q62 138 54 142Q44 138 34 142Z', INK.gold, edge),
    path('M43 84Q50 80 58 86Q70 104 80 131Q58 136 34 128Q34 104 43 84Z', INK.black),
    ...roundels.map(({ x, y }) => disc(x, y, 2.6, 'none', { stroke: INK.gold })),
    path('M52 87L34 96L30 105L39 108Q37 120 39 131Q49 132 58 128Q61 108 57 91Z', INK.indigo, edge),
    stroked('M41 127Q49 128.5 56.5 125', INK.gold, 1.3),
    blob('30,104 32,99 36,101 35,107', INK.paper),
  ].join('');
}

function head(): string {
  return [
    path('M49 83L46 92L56 87L54 80Z', INK.red),
    path('M42.4 71L41.6 76L39.6 79.4L41.6 80.4L41.8 83.6Q44.5 86.4 50 84.6L55 78V70Z', INK.paper),
    path('M41.6 72.4L45 56H54L57 79Q53.4 79 53 75Q48 71 41.6 72.4Z', INK.black),
    stroked('M43.4 76.2L46.2 75.8', INK.black, 1.3),
    stroked('M42.4 81.8H44.2', INK.red, 1.2),
    path('M43 84.6L40.6 91L46.6 85.6Z', INK.black),
  ].join('');
}

function umbrella(): string {
  const canopy =
    'M6 66C10 40 32 27 50 33C68 36 82 50 84 70C78 66 71 66.5 67 71C61 64 53 63 47.5 67C41 61 33 61 27 66C20 60.5 12 61 6 66Z';
  return [
    stroked('M33 108L46 36', INK.black, 2),
    path(canopy, INK.red),
    stroked('M48 32C38 40 31 50 27 66M49 32C50 44 48.5 54 47.5 67M51 33C60 42 65 54 67 71', INK.paper, 1.2),
    stroked('M47.5 32L49.5 25', INK.black, 2.8),
  ].join('');
}

function frog(): string {
  return group(
    { transform: placed(19, 128, 1, -18) },
    stroked('M2 5L8 8L4 13L9 15M-2 5L-7 8L-5 14L-9 16M4-3L9-6M-4-2L-8-5', INK.moss, 2.2),
    blob('0,-9 4,-7 5,-1 3,6 -3,6 -5,-1 -4,-7', INK.moss),
    disc(-3, -8, 1.7, INK.paper) + disc(3, -8, 1.7, INK.paper),
    disc(-3, -8.4, 0.8, INK.black) + disc(3, -8.4, 0.8, INK.black),
  );
}
