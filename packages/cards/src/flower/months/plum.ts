import { blob, disc, path, rays, stroked } from '../../drawing/shape.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { mist } from '../mist.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';

/** Plum is round red dots on angular twigs; the back of the cards wears the blossom too. */
export function plumBlossom(stamps: Stamps, cut: string = INK.paper) {
  const petal = stamps.make('petal', `<circle cy="-5.2" r="4.6" stroke="${cut}" stroke-width=".8"/>`);
  const stamens = Array.from({ length: 10 }, (_, i) => [i * 36 - 90, 2.4, i % 2 ? 4 : 5.6] as const);
  const blossom = stamps.make('plum', petal.around(5) + disc(0, 0, 1.9, INK.gold) + rays(stamens, INK.gold, 0.8));
  return (places: string): string => blossom.at(places, INK.red);
}

function plumBud(stamps: Stamps) {
  const sepals = stroked('M-2.6 .6Q0 3.4 2.6 .6', INK.black, 1.4);
  const bud = stamps.make('bud', `<circle r="3.4" cy="-2"/>${sepals}`);
  return (places: string): string => bud.at(places, INK.red);
}

const trunk = (d: string, width: number): string => stroked(d, INK.black, width);
const twigs = (d: string): string => stroked(d, INK.black, 3.6);

function warbler(): string {
  return [
    blob('52,92! 66,100 78,116! 73,118 70,116! 60,108 48,100', INK.pine),
    blob('22,60! 25,53 32,50 39,52 44,60 56,74 60,88 52,98 42,99 34,94 29,82 27,70', INK.moss),
    blob('28,70! 28,82 34,94 42,99! 48,96 46,84 38,74', INK.paper),
    blob('40,66! 54,74 62,88 70,106! 56,100 46,92 40,80', INK.pine),
    stroked('M48 78Q56 86 62 97M45 85Q52 92 58 98', INK.moss, 1.1),
    path('M26 55L14 52L23.4 60Z', INK.black),
    disc(31.6, 57, 1.5, INK.black),
    stroked('M37 54Q31 52 27 55', INK.paper, 1.1),
    stroked('M42 98V104M48 97V103', INK.black, 1.5),
  ].join('');
}

export const plum: Month = {
  animal: {
    draw: (stamps) => {
      const [blossoms, buds] = [plumBlossom(stamps), plumBud(stamps)];
      return [
        mist(62),
        trunk('M100 150L74 128L80 112L46 100L30 106', 6.5),
        twigs('M80 112L92 84L86 60L92 34M92 84L78 72M46 100L18 92M74 128L44 138L26 134'),
        blossoms('86,60,1.35,10 76,128,1.7,20 24,134,1.4 18,96,1.1,30'),
        buds('92,32,1,10 77,70,.9,-40 48,136,1,190'),
        warbler(),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const [blossoms, buds] = [plumBlossom(stamps), plumBud(stamps)];
      return [
        trunk('M-4 62L20 44L44 46L64 30L78 34L100 20', 6),
        twigs('M20 44L30 20M64 30L58 10M78 34L86 56L80 76'),
        blossoms('80,78,1.4,20 30,24,1.1'),
        ribbon('poem', 48, 60, -6),
        blossoms('44,46,1.6,10 78,36,1.3,40 16,48,1.2,20'),
        buds('60,12,.9 90,24,1,60 87,58,.9,110'),
        twigs('M-2 142L14 136L22 142M14 136L16 122'),
        blossoms('16,138,1.3'),
        buds('17,120,.9'),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const [blossoms, buds] = [plumBlossom(stamps), plumBud(stamps)];
        return [
          trunk('M84 168L78 134L54 112L60 84L38 62', 8),
          twigs('M60 84L82 66L78 40L88 22M78 134L30 132L16 118M54 112L24 100M38 62L44 36L36 22M38 62L18 60'),
          blossoms('38,62,1.8,10 80,62,1.6,30 28,132,1.7,5 56,106,1.3,40 40,28,1.15 24,98,1.1,20'),
          buds('88,22,1,10 14,116,1,-30 16,60,.9,-80 70,42,.9,-30'),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const [blossoms, buds] = [plumBlossom(stamps), plumBud(stamps)];
        return [
          trunk('M-4 150L22 138L34 112L62 104L70 76L94 62', 7.5),
          twigs('M70 76L56 54L62 30L54 18M34 112L22 84L30 64M62 104L84 120L80 142M22 138L50 142'),
          blossoms('70,78,1.8 34,112,1.5,20 58,46,1.4,30 82,122,1.6,10 24,80,1.15,10 50,144,1.1,30'),
          buds('54,18,1,-10 31,62,1,20 80,142,1,170 92,62,.9,70'),
        ].join('');
      },
    },
  ],
};
