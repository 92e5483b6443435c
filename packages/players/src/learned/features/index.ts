import type { AnyGame, AnyState } from '@madang/engine';
import type { AnyFeatures } from '../features.ts';
import { checkFeatures } from './check.ts';
import { gostopFeatures } from './gostop.ts';
import { koikoiFeatures } from './koikoi.ts';
import { tysiacFeatures } from './tysiac.ts';

const FEATURES: Readonly<Record<string, AnyFeatures>> = {
  koikoi: koikoiFeatures,
  gostop: gostopFeatures,
  matgo: gostopFeatures,
  tysiac: tysiacFeatures,
  check: checkFeatures,
};

/** For a game that tells nothing: where the known cards lie, and which seat looks. */
const PLAIN: AnyFeatures = {
  version: 1,
  places: (state: AnyState) => state.layout().map((_, place) => ({ name: `place ${place}`, owner: null })),
  scalars: (_, seat) => Array.from({ length: 6 }, (_, other) => (other === seat ? 1 : 0)),
};

export function featuresOf({ id }: AnyGame): AnyFeatures {
  return FEATURES[id] ?? PLAIN;
}
