import { blob, bough, disc, path, rays, stroked } from '../../drawing/shape.ts';
import { numbers, polar } from '../../drawing/spot.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';

const NEEDLES = 13;
const FIRST_NEEDLE = -196;
const BETWEEN_NEEDLES = 212 / NEEDLES;

/** Pine is the fan of needles. */
function needles(stamps: Stamps, cut: string = INK.paper) {
  const edge = (radius: number, needle: number): string => {
    const { x, y } = polar(radius, FIRST_NEEDLE + needle * BETWEEN_NEEDLES);
    return `L${numbers(x, y)}`;
  };
  let outline = `M0 2${edge(10.4, 0)}`;
  for (let needle = 0; needle < NEEDLES; needle++) outline += edge(8.6, needle + 0.5) + edge(10.4, needle + 1);
  const gaps = Array.from(
    { length: NEEDLES },
    (_, i) => [FIRST_NEEDLE + (i + 0.5) * BETWEEN_NEEDLES, i % 2 ? 3.4 : 4.6, 8.2] as const,
  );
  const fan = stamps.make(
    'fan',
    path(`${outline}Z`, undefined, { stroke: cut, 'stroke-width': 0.9 }) + rays(gaps, cut, 0.55),
  );
  return (places: string, ink: string = INK.pine): string => fan.at(places, ink);
}

function crane(): string {
  return [
    stroked('M50 118L48 162M58 118L60 156', INK.black, 1.9),
    blob(
      '60,94! 76,100 88,114 92,134! 86,128 82,126! 84,134 83,140! 76,132 71,126! 72,132 70,136! 62,124 52,116',
      INK.black,
    ),
    blob('37,95 40,85 49,82 61,87 74,100 81,114! 70,117 56,121 43,115 37,105', INK.paper),
    bough('46,92,17 37,80,10 36,68,6.8 42,56,5.6 43,47,5.4 38,43,6', INK.paper),
    bough('40,81,1 38.2,69,4.2 43.8,57,4.2 44.4,48,4 40,45,2', INK.black),
    blob('45,46 41,39 34,40 32.6,44! 36,47.6 42,49', INK.paper),
    path('M33.6 41.4L16 47.8L34 46.4Z', INK.black),
    blob('33,41.6! 36,37.6 41.4,37.2 44.4,41.4! 39,41', INK.red),
    disc(37.4, 43.4, 1, INK.black),
    stroked('M54 96Q68 97 78 110M50 102Q62 104 72 113M47 108Q56 110 64 115', INK.gold, 1.2),
  ].join('');
}

export const pine: Month = {
  /** Crane before the sun. */
  bright: {
    ground: INK.gold,
    draw: (stamps) => {
      const fans = needles(stamps, INK.gold);
      return [
        disc(71, 56, 27, INK.red),
        bough('108,168,16 96,142,9 101,118,6 94,98,4'),
        fans('92,98,1.8,-4'),
        crane(),
        fans('86,156,2.3,-8 14,150,2.4,-6'),
        fans('40,164,2,6', INK.moss),
        fans('64,168,1.6,4'),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const fans = needles(stamps);
      return [
        bough('106,34,12 84,30,8 62,38,6 40,34,4 24,44,2') + bough('80,34,5 84,62,4 80,84,2'),
        fans('66,28,2,-4', INK.moss),
        fans('24,54,2,-12'),
        ribbon('poem', 47, 56, 7),
        fans('48,46,2.6,2 82,84,2.3,6 86,50,2.1,10 84,158,2.2,-4'),
        fans('62,166,1.5,-8', INK.moss),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const fans = needles(stamps);
        return [
          bough('86,172,18 72,140,13 78,112,9 58,88,7 56,66,4 46,54,2.5'),
          bough('74,128,7 50,124,5 30,130,3') + bough('72,102,6 84,88,4 88,80,2'),
          fans('70,58,1.8,12', INK.moss),
          fans('44,56,2.6,-8 90,88,2.1,8'),
          fans('54,128,1.9,6', INK.moss),
          fans('28,136,2.5,-6 36,92,1.7,-8'),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const fans = needles(stamps);
        return [
          bough('-8,50,15 14,66,11 28,92,8 50,100,6 68,122,4 74,130,3') + bough('14,66,8 38,58,5 62,60,3'),
          fans('36,58,1.8,-4', INK.moss),
          fans('66,62,2.7,8 56,100,2,4'),
          fans('46,138,1.8,-8', INK.moss),
          fans('76,136,2.6,8 22,112,2.1,-10'),
        ].join('');
      },
    },
  ],
};
