import { FastRandom } from '@madang/engine';
import { Encoder, type Seating } from './encoder.ts';
import type { Model, ModelKind } from './model.ts';
import { Network } from './network.ts';

/** For tests: a model with random weights. */
export function untrained(kind: ModelKind, seating: Seating, seed = 1): Model {
  const { inputs, outputs, version } = new Encoder(seating);
  const rules = seating.rules as { readonly ruleset?: string };
  return {
    kind,
    game: seating.game.id,
    ruleset: rules.ruleset ?? '',
    seats: seating.seats,
    features: version,
    scale: 1,
    training: {
      inputs: [],
      players: [],
      ...{ games: 0, samples: 0, epochs: 0, seed: String(seed), loss: 0, validationLoss: 0 },
    },
    network: Network.random([inputs, 8, kind === 'policy' ? outputs : 1], new FastRandom(seed)),
  };
}
