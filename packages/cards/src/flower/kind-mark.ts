import { disc, path, stroked } from '../drawing/shape.ts';
import { INK } from '../ink.ts';
import type { KindMark } from './card.ts';

const RAYS = 'M0-4.9V-4M0 4V4.9M-4.9 0H-4M4 0H4.9M-3.5-3.5L-2.8-2.8M3.5-3.5L2.8-2.8M-3.5 3.5L-2.8 2.8M3.5 3.5L2.8 2.8';

/** Different by outline alone: a sun, a bird, a slip of paper, one bar, two, three. About ten units across. */
const MARKS: Readonly<Record<KindMark, string>> = {
  bright: disc(0, 0, 2.9, INK.gold) + stroked(RAYS, INK.gold, 1.3),
  animal: path(
    'M-5.4-2.8C-3.2-3.8-.9-2 0 .8C.9-2 3.2-3.8 5.4-2.8C3.4-1.6 1.8 .8 0 3.8C-1.8 .8-3.4-1.6-5.4-2.8Z',
    INK.paper,
  ),
  ribbon: path('M-2.2-4.6L3-4L2.2 4.6L-3 4Z', INK.paper),
  dreg: bars(0),
  double: bars(-1.8, 1.8),
  triple: bars(-3.2, 0, 3.2),
};

function bars(...heights: readonly number[]): string {
  return stroked(heights.map((y) => `M-3.2 ${y}H3.2`).join(''), INK.paper, 1.8);
}

export function kindMark(mark: KindMark): string {
  return MARKS[mark];
}
