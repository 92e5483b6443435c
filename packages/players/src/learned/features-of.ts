import type { AnyGame } from '@madang/engine';
import { GAMES } from '../games.ts';
import type { AnyFeatures } from './features.ts';

const MOST_SEATS = 6;
/** For a game without features: where the known cards lie, and which seat looks. */
const PLAIN: AnyFeatures = {
  version: 1,
  places: (state) => state.layout().map((_, place) => ({ name: `place ${place}`, owner: null })),
  scalars: (_, seat) => Array.from({ length: MOST_SEATS }, (_, other) => (other === seat ? 1 : 0)),
  scalarNames: () => Array.from({ length: MOST_SEATS }, (_, seat) => `looks from seat ${seat}`),
};

/** The features of a game. */
export function featuresOf({ id }: AnyGame): AnyFeatures {
  return GAMES[id]?.features ?? PLAIN;
}
