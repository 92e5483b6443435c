import { disc, group, placed, stroked } from '../drawing/shape.ts';
import { short } from '../drawing/spot.ts';
import { INK } from '../ink.ts';

// What Korean cards have written on them, as strokes: a font may not have the signs. One sign is about twelve units wide.

function ring(x: number, y: number, radius: number): string {
  const across = short(2 * radius);
  const half = `${radius} ${radius} 0 1 0`;
  return `M${short(x - radius)} ${y}a${half} ${across} 0a${half}-${across} 0`;
}

const HONG = `M-2 12H2M-5 15.6H5${ring(0, 19.8, 2.3)}M0 23.8V27M-6.4 27H6.4${ring(0, 32.6, 3.1)}`;
const CHEONG = `M-4.2 12H0M-6.4 15.2H2M-2.2 15.2C-2.6 19-4.4 21.4-6.6 22.6M-2.2 18.4C-1.2 20.6.4 22 2 22.6M5.6 12V26M5.6 18H2.6${ring(0.6, 31.6, 3.6)}`;
const DAN = 'M1 42.6H-5.4V50.4H1.6M4.6 40.4V54.4M4.6 47H7.8M-4.4 55.6V61.6H6.2';
const GWANG =
  'M0-6.2V-1.2M-4.4-4.8L-2.8-2.2M4.4-4.8L2.8-2.2M-6.2-1H6.2M-1.9-1C-1.9 2.6-3 4.8-5.8 6.2M1.7-1V4.2Q1.7 5.8 3.2 5.8H4.8Q6 5.8 6.2 3.4';

/** The words on the ribbons: 홍단, 청단. */
export const WRITTEN = { poem: written(HONG + DAN), blue: written(CHEONG + DAN) } as const;

function written(strokes: string): string {
  return group({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, stroked(strokes, INK.paper, 2));
}

/** 光 in a red disc, at the foot of a bright. */
export const BRIGHT_SEAL = group(
  { transform: placed(80, 144, 1.3) },
  disc(0, 0, 10.6, INK.paper),
  disc(0, 0, 9.6, INK.red),
  written(GWANG),
);
