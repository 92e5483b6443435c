import { bough, disc, discs, path, rays, stroked } from '../../drawing/shape.ts';
import { polar, short } from '../../drawing/spot.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import type { Month } from '../picture.ts';
import { ribbon } from '../ribbon.ts';
import { simpleLeaf } from './leaf.ts';

const PETAL = 'M0-.4C-3.6-2.2-6.4-6.4-4.8-9.4Q-3.6-11.2-1.5-10.3L0-8.7L1.5-10.3Q3.6-11.2 4.8-9.4C6.4-6.4 3.6-2.2 0-.4Z';

/** Cherry is a pink cloud of notched petals. */
function cherryTree(stamps: Stamps, cut: string = INK.paper) {
  const stamens = [-54, 18, 90, 162, 234];
  const anthers = stamens.map((angle) => {
    const { x, y } = polar(4.7, angle);
    return `${short(x)},${short(y)}`;
  });
  const petal = stamps.make('petal', path(PETAL, undefined, { stroke: cut, 'stroke-width': 0.7 }));
  const blossom = stamps.make(
    'cherry',
    petal.around(5) +
      rays(
        stamens.map((angle) => [angle, 0.4, 4.4] as const),
        INK.red,
        0.8,
      ) +
      discs(anthers.join(' '), 0.9, INK.red),
  );
  const bud = stamps.make(
    'bud',
    path('M0-7C3.6-5 3.4 0 0 1C-3.4 0-3.6-5 0-7Z', INK.pink) +
      path('M-1.8-1.4L0 1.6L1.8-1.4L0 8', INK.red, { stroke: INK.red, 'stroke-width': 0.9 }),
  );
  return {
    blossoms: (places: string): string => blossom.at(places, INK.pink),
    petals: (places: string): string => petal.at(places, INK.pink),
    buds: (places: string): string => bud.at(places),
  };
}

/** Red and white cloth under a black band, lifted by a gold cord. */
function curtain(): string {
  const folds = [
    'M0 92V148Q6 150 12 150.6C14 130 12 110 15 96Z',
    'M29 96.6C27 116 30 134 27 150.8Q35 150 42 147.6C44 128 40 112 43 94.5Z',
    'M57 91.8C54 110 60 124 62 138Q66 144 70 147C72 124 68 108 71 90Z',
    'M85 89.5C82 108 88 128 86 147Q94 144 100 140V90Z',
  ];
  return [
    path('M0 92Q25 99 50 93T100 90V140Q74 156 62 138Q40 160 0 148Z', INK.paper),
    path(folds.join(''), INK.red),
    path('M0 92Q25 99 50 93T100 90V104Q75 101 50 107T0 106Z', INK.black),
    stroked('M0 92Q25 99 50 93T100 90', INK.gold, 1.8),
    discs('12,101 37,102.4 62,98 87,97', 3.3, INK.gold),
    discs('12,101 37,102.4 62,98 87,97', 1.2, INK.black),
    stroked('M62 138V106M62 138L58 153M62 138L66 153', INK.gold, 2.2),
    disc(62, 138, 3, INK.gold),
  ].join('');
}

export const cherry: Month = {
  bright: {
    ground: INK.indigo,
    draw: (stamps) => {
      const { blossoms, petals } = cherryTree(stamps, INK.indigo);
      return [
        bough('106,12,10 82,28,7 60,26,5 40,36,3 26,34,2', INK.black),
        blossoms('88,42,1.25,20 64,32,1.25,50 38,30,1 24,58,1.2,10 47,54,1.5,30 73,60,1.4'),
        blossoms('12,82,1.2,40 35,82,1.45,5 60,84,1.45,22 85,80,1.4,44 86,16,1,10'),
        petals('26,14,.8,60 54,14,.6,120'),
        curtain(),
        petals('30,159,.7,80 84,157,.6,20'),
      ].join('');
    },
  },
  ribbon: {
    draw: (stamps) => {
      const { blossoms, petals, buds } = cherryTree(stamps);
      const leaves = simpleLeaf(stamps);
      return [
        bough('-6,44,12 18,48,8 42,36,6 66,38,4 88,26,2', INK.black) + bough('18,48,6 28,70,4 24,96,2', INK.black),
        leaves('80,32,.9,120 30,30,.9,-20 12,92,.9,-110'),
        blossoms('80,28,1.5,10 90,52,1.1,40'),
        ribbon('poem', 57, 57, -8),
        blossoms('60,38,1.7 36,34,1.3,30 26,66,1.6,20 18,92,1.3 38,92,1,50'),
        buds('32,112,.9,190 76,58,.9,170'),
        leaves('70,150,.9,-60 94,128,.8,10'),
        blossoms('84,144,1.7,12'),
        petals('22,130,.9,60 38,148,.8,140 84,92,.7,30'),
      ].join('');
    },
  },
  plains: [
    {
      draw: (stamps) => {
        const { blossoms, petals, buds } = cherryTree(stamps);
        const leaves = simpleLeaf(stamps);
        return [
          bough('98,172,17 84,142,13 88,116,9 66,94,7 58,66,4 36,48,2.4', INK.black),
          bough('80,108,7 56,116,5 28,110,3', INK.black) + bough('62,80,5 78,60,4 84,40,2', INK.black),
          leaves('52,40,.9,20 22,62,.9,-110 14,118,.9,-120 64,118,.9,150 68,30,.8,-30'),
          blossoms('60,64,1.3,40 34,50,1.9,8 82,44,1.7,20 84,76,1.2,10 46,112,1.4,30 26,108,1.7 48,84,1.1,60'),
          buds('30,26,.9,-10 30,134,.9,190 92,22,.9,30'),
          petals('52,146,.9,70 24,150,.7,150'),
        ].join('');
      },
    },
    {
      draw: (stamps) => {
        const { blossoms, petals, buds } = cherryTree(stamps);
        const leaves = simpleLeaf(stamps);
        return [
          bough('-8,40,17 14,54,12 26,82,9 52,92,6 66,116,4 84,124,2', INK.black),
          bough('14,54,8 42,44,5 62,50,3 84,38,2', INK.black),
          leaves('52,42,.9,-30 90,70,.9,150 30,100,.9,-150 52,100,.8,200 90,128,.9,110'),
          blossoms(
            '68,34,1.3,10 82,50,1.6,20 62,60,1.1,40 70,98,1.3,10 84,118,1.7,30 62,126,1.5 22,112,1.5,22 38,124,1.1',
          ),
          buds('88,88,.9,40 52,22,.9,-20'),
          petals('46,70,.8,120 20,142,.9,40 42,150,.7,110 84,152,.8,10'),
        ].join('');
      },
    },
  ],
};
