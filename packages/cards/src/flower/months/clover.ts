import { along } from '../../drawing/curve.ts';
import { blob, disc, line, path, stroked } from '../../drawing/shape.ts';
import { short } from '../../drawing/spot.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';
import { blades } from './grass.ts';

/** Bush clover is arched sprays of round leaves. */
function sprays(stamps: Stamps) {
  const trefoil = stamps.make(
    'trefoil',
    '<ellipse cy="-8" rx="3.9" ry="5.6"/><ellipse cx="-5.6" cy="-1.8" rx="3.7" ry="5.2" transform="rotate(-62 -5.6 -1.8)"/><ellipse cx="5.6" cy="-1.8" rx="3.7" ry="5.2" transform="rotate(62 5.6 -1.8)"/>',
  );
  const petals = stamps.make(
    'petals',
    path('M0 0C-4.6-.7-5.3-4.6-3-6.4Q0-5.3 0-3.4Q0-5.3 3-6.4C5.3-4.6 4.6-.7 0 0Z', undefined, {
      stroke: INK.paper,
      'stroke-width': 0.5,
    }),
  );
  const flower = stamps.make('flower', petals.at('0,0,1,-52', INK.red) + petals.at('0,0,1,46'));

  /** A stem with leaves, and flowers towards its tip. */
  return (stem: string, leaves: number, flowers: number): string => {
    const steps = along(stem, leaves, 0.2, 0.86).map(({ x, y, heading }, i) =>
      [short(x), short(y), 1.15, Math.round(heading + 90 + (i % 2 ? 70 : -70))].join(),
    );
    const tips = along(stem, flowers, 0.44, 1).map(({ x, y, heading }, i) =>
      [short(x), short(y), 1.15, Math.round(heading + 90 + (i % 2 ? 26 : -26))].join(),
    );
    const every = (third: boolean): string => steps.filter((_, i) => (i % 3 === 2) === third).join(' ');
    return [
      line(stem, INK.pine, 1.8),
      trefoil.at(every(false), INK.pine),
      trefoil.at(every(true), INK.moss),
      flower.at(tips.join(' '), INK.violet),
    ].join('');
  };
}

/** Head low, hump high, bristles up. */
function boar(): string {
  const bristles =
    'M33 99L35 90L40 91L43 82L49 85L54 76L59 81L66 77L69 83L76 82L78 88L85 89L86 95L92 99L91 108Q78 95 62 94T37 104Z';
  return [
    path(
      'M46 126Q50 138 46 145L43 151H51L53 145Q57 138 57 126ZM62 124Q68 136 73 142L72 151H80L81 141Q77 132 73 122Z',
      INK.oxblood,
    ),
    path(
      'M32 126Q31 138 24 145L20 151H28L32 146Q40 139 46 128ZM72 122Q88 124 86 137L90 145L91 151H83.5L82 145Q77 135 68 130Z',
      INK.umber,
    ),
    blob(
      '6,123 8,117! 17,113 25,106 31,99 41,90 54,84 70,87 84,95 92,108 90,120 82,130 68,128 53,132 40,135 30,131 20,133 10,130',
      INK.umber,
    ),
    path(
      'M22 148H30.5L28 151.6H19ZM83 148H90.6L91.4 151.6H83.4ZM44.6 148H51.6L51 151.6H42.6ZM72.4 148H80.4V151.6H72Z',
      INK.black,
    ),
    path(bristles, INK.black),
    blob('33,104! 28,98 27,90 31,83! 38,90 39,99', INK.umber, { stroke: INK.mist, 'stroke-width': 1 }),
    stroked('M32 99Q30 94 31.4 89', INK.oxblood, 1.4),
    stroked('M91 108Q98 110 95 119L97 121', INK.black, 1.9),
    stroked(
      'M50 104Q53 108 53 113M62 103Q65 107 65 112M74 106Q77 110 76 115M44 114Q47 118 47 123M57 117Q60 120 60 125M69 116Q72 119 71 124',
      INK.oxblood,
      1.7,
    ),
    blob('3.6,123 6.4,116.4 10,121 9.4,129 6,130', INK.black),
    path('M15 132Q9 125 13.6 116Q14.6 124 21.6 129Z', INK.paper),
    disc(22.6, 112.6, 2, INK.paper),
    disc(22, 113, 1.1, INK.black),
  ].join('');
}

export const clover: Month = {
  animal: {
    draw: (stamps) => {
      const spray = sprays(stamps);
      return [
        mist(64),
        spray('96,120 92,70 70,34 34,30 16,44', 7, 5),
        spray('84,120 78,84 58,62 36,66', 5, 4),
        boar(),
        blades('10,168,4,18,4 17,168,-4,13,4 56,168,6,15,4 64,168,-4,18,4', INK.moss),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const spray = sprays(stamps);
      return [
        spray('96,166 98,110 84,62 54,34 20,30', 9, 6),
        spray('90,166 84,120 66,96 52,92', 5, 3),
        ribbon('red', 40, 44, 7),
        stroked('M40 44L41 32', INK.black, 1.1),
        spray('80,166 66,134 44,120 22,126', 6, 4),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const spray = sprays(stamps);
        return [
          spray('90,168 92,110 78,56 46,32 18,40', 9, 6),
          spray('82,168 76,122 56,84 24,78', 7, 5),
          spray('72,168 60,140 40,122 18,124', 5, 4),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const spray = sprays(stamps);
        return [
          spray('12,168 10,116 24,66 52,44 84,52', 9, 6),
          spray('20,168 26,124 46,96 82,94', 7, 5),
          spray('30,168 44,144 62,134 84,140', 5, 4),
        ].join('');
      },
    },
  ],
};
