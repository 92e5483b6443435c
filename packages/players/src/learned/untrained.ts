import { FastRandom } from '@madang/engine';
import { randomWeights } from '../kernels/index.ts';
import { taskOf } from '../learner/task.ts';
import { Encoder, type Seating } from './encoder.ts';
import type { LogModelKind, Model, ModelKind } from './model.ts';
import { slotsVersion } from './player.ts';

/** For tests: a model with random weights. */
export async function untrained(kind: ModelKind, seating: Seating, seed = 1): Promise<Model> {
  const { features, inputs, outputs } = await (kind === 'actions' ? actionBorder(seating) : logBorder(kind, seating));
  const rules = seating.rules as { readonly ruleset?: string };
  const network = {
    ...{ game: seating.game.id, ruleset: rules.ruleset ?? '', seats: seating.seats, features, scale: 1 },
    weights: randomWeights({ inputs, hidden: [32], outputs }, new FastRandom(seed)),
  };
  const common = { seed: String(seed), loss: 0 };
  if (kind === 'actions') return { ...network, kind, training: { ...common, rounds: 0, examples: 0, start: null } };
  const nothing = { inputs: [], players: [], games: 0, samples: 0, epochs: 0, validationLoss: 0 };
  return { ...network, kind, training: { ...common, ...nothing } };
}

interface Border {
  readonly features: string;
  readonly inputs: number;
  readonly outputs: number;
}

function logBorder(kind: LogModelKind, seating: Seating): Border {
  const { inputs, outputs, version } = new Encoder(seating);
  return { features: version, inputs, outputs: kind === 'policy' ? outputs : 1 };
}

async function actionBorder({ game, rules, seats }: Seating): Promise<Border> {
  const task = await taskOf(game, rules, seats);
  if (!task) throw new Error(`${game.id} has no inputs`);
  return { features: slotsVersion(game, task.slots), inputs: task.slots.inputs, outputs: 1 };
}
