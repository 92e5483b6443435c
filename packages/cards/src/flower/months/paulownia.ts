import { blob, path, stroked } from '../../drawing/shape.ts';
import { short } from '../../drawing/spot.ts';
import type { Stamp, Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import type { Month } from '../picture.ts';
import { phoenix } from './phoenix.ts';

const LEAF =
  '0,0! 4,-4 10,-3.4 13,3! 10.6,6 11,8! 12.6,11 11.6,15! 7,18 3,21 0,27! -3,21 -7,18 -11.6,15! -12.6,11 -11,8! -10.6,6 -13,3! -10,-3.4 -4,-4';
const VEINS =
  'M0 1V23M0 3Q6 2 10 3.6M0 3Q-6 2-10 3.6M0 8Q5 9.6 9 13.6M0 8Q-5 9.6-9 13.6M0 14Q3 15.6 5 18M0 14Q-3 15.6-5 18';
const BELL =
  'M-1.3 0C-1.6 3-2.4 4.6-4.4 6.4Q-4.6 8.8-2.4 8.6Q-1.8 10.4 0 9.8Q1.8 10.4 2.4 8.6Q4.6 8.8 4.4 6.4C2.4 4.6 1.6 3 1.3 0Q0-1.2-1.3 0Z';

export interface Paulownia {
  leaves(places: string, ink: string): string;
  /** A spike with rows of bells. */
  spikes(places: string, rows: 3 | 4, ink?: string): string;
  /** Three leaves under three spikes; the third number of the place is its size. */
  crest(x: number, y: number, size: number): string;
}

/** Paulownia is an upright crest. */
function paulowniaTree(stamps: Stamps, cut: string = INK.paper): Paulownia {
  const leaf = stamps.make(
    'leaf',
    blob(LEAF, undefined, { stroke: cut, 'stroke-width': 0.9 }) + stroked(VEINS, cut, 0.8),
  );
  const bell = stamps.make('bell', path(BELL, undefined, { stroke: cut, 'stroke-width': 0.6 }));
  const spikeOf: Readonly<Record<3 | 4, Stamp>> = {
    3: stamps.make('spike3', spike(bell, 3)),
    4: stamps.make('spike4', spike(bell, 4)),
  };
  const leaves = (places: string, ink: string): string => leaf.at(places, ink);
  const spikes = (places: string, rows: 3 | 4, ink: string = INK.violet): string =>
    spikeOf[rows].at(places, ink, INK.moss);
  return {
    leaves,
    spikes,
    crest: (x, y, size) => {
      const place = (dx: number, dy: number, scale: number, turn: number): string =>
        [short(x + dx * size), short(y + dy * size), (scale * size).toFixed(2), turn].join();
      return [
        leaves(`${place(-7, -1, 1.2, 78)} ${place(7, -1, 1.2, -78)}`, INK.moss),
        leaves(place(0, -2, 1.45, 0), INK.pine),
        spikes(`${place(-14, -8, 0.95, -18)} ${place(14, -8, 0.95, 18)}`, 3),
        spikes(place(0, -5, 1.25, 0), 4),
      ].join('');
    },
  };
}

function spike(bell: Stamp, rows: number): string {
  const tip = -rows * 8 - 4;
  const bells = Array.from({ length: rows }, (_, row) => {
    const [y, scale] = [-row * 8 - 5, Math.round((1.3 - row * 0.18) * 100) / 100];
    return `-.5,${y},${scale},56 .5,${y},${scale},-56`;
  });
  return `${stroked(`M0 0V${tip}`, 'currentColor', 1.2)}${bell.at(bells.join(' '))}<circle cy="${tip}" r="2.3"/>`;
}

export const paulownia: Month = {
  bright: { ground: INK.pine, draw: (stamps) => phoenix(stamps, paulowniaTree(stamps, INK.pine)) },
  plains: [
    /** On a golden floor: the double of a Korean deck. */
    {
      draw: (stamps) =>
        path('M0 132H64Q73 132 73 140T82 148H100V164H0Z', INK.gold) + paulowniaTree(stamps).crest(52, 98, 1.3),
    },
    {
      draw: (stamps) => {
        const { crest } = paulowniaTree(stamps);
        return crest(32, 122, 1.25) + crest(74, 56, 0.66);
      },
    },
    {
      draw: (stamps) => {
        const { crest } = paulowniaTree(stamps);
        return crest(68, 60, 0.76) + crest(28, 98, 0.76) + crest(70, 138, 0.76);
      },
    },
  ],
};
