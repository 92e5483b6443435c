import { path, stroked } from '../../drawing/shape.ts';
import type { Stamps } from '../../drawing/stamp.ts';
import { INK } from '../../ink.ts';

/** The simple pointed leaf of cherry and of the bonus cards. */
export function simpleLeaf(stamps: Stamps) {
  const blade = path('M0 0C5.4-3 6.4-11 0-18C-6.4-11-5.4-3 0 0Z', undefined, {
    stroke: INK.paper,
    'stroke-width': 0.8,
  });
  const leaf = stamps.make('leaf', blade + stroked('M0-1V-13', INK.paper, 0.8));
  return (places: string, ink: string = INK.moss): string => leaf.at(places, ink);
}
