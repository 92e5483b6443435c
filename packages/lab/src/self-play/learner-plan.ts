import { readFileSync } from 'node:fs';
import { seedFrom } from '@madang/engine';
import { type Model, ModelError, readModel, refuseOtherTable, type Seating, slotsVersion } from '@madang/players';
import { type Plan, type Task, taskOf, usualPlan } from '@madang/players/learner';
import { LabError } from '../failure.ts';
import { gameOf } from '../games.ts';
import type { SelfPlayPlan } from './plan.ts';

/** A network that goes on learning has much to lose by large steps. */
const LATER_RATE = 0.5;

/** The plan of the learner. A LabError or a ModelError says why it cannot be followed. */
export async function learnerPlan(plan: SelfPlayPlan): Promise<Plan> {
  const seating = seatingOf(plan);
  const task = await taskOf(seating.game, seating.rules, seating.seats);
  if (!task) throw new LabError(`${plan.game} has no inputs for self-play: train it on logs`);
  const usual = await usualPlan(task);
  const common = { ...usual, task, length: { rounds: plan.rounds }, seed: numberOf(plan.seed) };
  if (plan.start === undefined) return { ...common, hidden: plan.hidden ?? usual.hidden };
  const { weights } = startFrom(plan.start, seating, task);
  const rate = { from: usual.rate.from * LATER_RATE, to: usual.rate.to };
  return { ...common, hidden: weights.shape.hidden, start: weights, rate };
}

export function seatingOf({ game: id, rules, seats }: Pick<SelfPlayPlan, 'game' | 'rules' | 'seats'>): Seating {
  const game = gameOf(id);
  return { game, rules: game.configure(rules), seats };
}

/** The model of a file, where a training at this table can go on from it. */
function startFrom(file: string, seating: Seating, { slots }: Task): Model {
  try {
    const model = readModel(readFileSync(file, 'utf8'));
    refuseOtherTable(model, seating);
    const version = slotsVersion(seating.game, slots);
    if (model.features !== version || model.weights.shape.inputs !== slots.inputs)
      throw new ModelError('other version', `it was made for ${model.features}, self-play needs ${version}`);
    return model;
  } catch (error) {
    throw error instanceof ModelError ? error.in(file) : error;
  }
}

function numberOf(seed: string): number {
  const [a, b, c, d] = seedFrom(`self-play/${seed}`);
  return (a << 24) | (b << 16) | (c << 8) | d;
}
