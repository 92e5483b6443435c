import { disc, group, path, placed } from '../../drawing/shape.ts';
import { spots } from '../../drawing/spot.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';
import { rain } from './rain.ts';

const COMMA = 'M-1.6-3.4A3.6 3.6 0 1 1 4.8-5.6C7-1 4 4.6-1 5.4C2.6 2.6 3 .4 1.4-1.4A3.6 3.6 0 0 1-1.6-3.4Z';
const CURL = 'M-13 2C-13-10 9-12 9 0C9 8-4 8-4 0C-4-4 3-4 3 0';

const BOLT = 'M56 60L36 92L49 89L26 120L39 117L14 158L58 108L44 111L64 84L52 87L70 58Z';
const FORK = 'M90 58L80 78L87 77L77 98L97 72L90 73L98 56Z';

/** Lightning and the thunder drum: a plain without flowers, as tradition has it. */
export function storm(stamps: Stamps, willows: (places: string, ink: string) => string): string {
  const comma = stamps.make('comma', path(COMMA, undefined, { transform: 'translate(1.5 -3.4)scale(.9)' }));
  const curls = spots('28,58 80,50,1.1 54,30,-1 84,16,.7').map(({ x, y, more: [scale] }) =>
    path(CURL, 'none', { transform: placed(x, y, scale) }),
  );
  return [
    rain('16,92,16 52,92,14 90,84,14 12,124,16 54,112,10 92,112,12 34,148,12', INK.slate, 1.3),
    path('M0 0H100V56C97 68 84 72 76 64C70 78 50 80 44 70C36 82 18 82 13 70C8 73 2 72 0 66Z', INK.black),
    group({ stroke: INK.slate, 'stroke-width': 2 }, ...curls),
    path(BOLT, INK.gold, { stroke: INK.paper, 'stroke-width': 1.4 }),
    path(FORK, INK.gold, { stroke: INK.paper, 'stroke-width': 1.2 }),
    disc(70, 130, 20, INK.red, { stroke: INK.paper, 'stroke-width': 1.6 }),
    disc(70, 130, 16.4, 'none', { stroke: INK.black, 'stroke-width': 1.6 }),
    disc(70, 130, 18.4, 'none', { stroke: INK.gold, 'stroke-width': 1.4, 'stroke-dasharray': '.1 4.72' }),
    group({ fill: INK.paper, transform: placed(70, 130, 1.32) }, comma.around(3)),
    willows('92,-6,1,-3 79,-16,-.8,-2', INK.moss),
  ].join('');
}
