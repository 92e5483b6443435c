import { bough, disc, line, path, stroked } from '../../drawing/shape.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import type { Paulownia } from './paulownia.ts';

const edge = { stroke: INK.pine, 'stroke-width': 1 };

/** Gold and red on the green of the tree it is said to rest on. */
export function phoenix(stamps: Stamps, { leaves, spikes }: Paulownia): string {
  return [
    leaves('36,150,1.2,64 64,150,1.2,-64 50,146,1.3', INK.moss),
    spikes('17,156,.9,-10 84,156,.9,10', 3, INK.pink),
    tail(stamps),
    wings(stamps),
    body(),
  ].join('');
}

/** Three plumes that curl back, each with an eye at its end. */
function tail(stamps: Stamps): string {
  const eye = stamps.make('eye', disc(0, 0, 6.4, INK.gold, edge) + disc(0, 0, 4, INK.red) + disc(0, 0, 1.7, INK.paper));
  return [
    bough('56,74,7 76,74,8 89,89,7 83,114,2', INK.red, edge),
    line('66,74 77,76 86.6,90 86,104', INK.gold, 1.1),
    bough('54,78,8 70,88,9.5 75,110,8 54,128,2', INK.gold, edge),
    line('60,82 69,90 72.6,108 66,120', INK.red, 1.1),
    bough('50,80,8 57,94,8.5 50,108,6.5 32,114,2', INK.red, edge),
    line('53.4,86 54.6,96 48,106', INK.gold, 1.1),
    eye.at('82,115,.9 52,128,1.05 30,114,.95'),
  ].join('');
}

function wings(stamps: Stamps): string {
  const feather = stamps.make(
    'feather',
    path('M0 0C-5-12-6-30-1-43Q6-28 0 0Z', undefined, edge) + stroked('M-.4-14Q-1.4-26-.8-35', 'currentColor', 1.1),
  );
  const red = (places: string): string => feather.at(places, INK.red, INK.gold);
  const gold = (places: string): string => feather.at(places, INK.gold, INK.red);
  return [
    red('42,66,.9,-30'),
    gold('42,66,1.02,-14'),
    red('44,66,1.1,2'),
    red('48,69,1.05,88'),
    gold('48,69,1.2,72'),
    red('48,69,1.32,56'),
    gold('48,69,1.4,40'),
    red('48,69,1.36,24'),
    gold('49,71,.62,90 49,71,.72,62 49,71,.7,34'),
  ].join('');
}

function body(): string {
  return [
    bough('21,57,6.5 27,59,6 31,68,9 44,75,18 62,77,6', INK.gold),
    disc(21, 56.4, 5, INK.gold),
    disc(49, 69, 7.4, INK.gold, edge),
    stroked(
      'M45.6 68Q49 72 52.4 68M26 60Q27 63 30 62M29 66Q31 69 34 67M34 73Q37 76 40 72M40 77Q44 81 48 77M49 78Q52.4 81.6 56 77.6',
      INK.red,
      1.3,
    ),
    path('M17.4 53.4Q10 53.4 7.4 58.6Q13 57.4 17.8 59.4Z', INK.paper),
    path('M18.4 60Q23.4 66 16.4 71.4Q18.6 65.4 17.4 61Z', INK.red),
    path(
      'M18.4 52.6Q13 43 20.6 34.6Q19.4 44 21.8 52ZM21.6 52Q22 41 31.6 36.6Q26.4 43 24.6 53ZM24.4 53Q29 46.6 37.6 50Q31 50.4 26.4 55.4Z',
      INK.red,
    ),
    disc(20, 55.8, 2, INK.paper),
    disc(19.6, 55.8, 1.1, INK.black),
  ].join('');
}
