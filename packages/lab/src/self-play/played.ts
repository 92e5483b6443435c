import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type SelfPlayModel, slotsVersion } from '@madang/players';
import type { Trained } from '@madang/players/learner/node';
import type { SelfPlayed, SelfPlayPlan } from './plan.ts';

/** What a training gave, with its model. */
export function playedOf(plan: SelfPlayPlan, { training, cpuSeconds }: Trained): SelfPlayed {
  const { curve, progress } = training;
  return { model: modelOf(plan, training), curve, done: progress.done, cpuSeconds };
}

function modelOf(plan: SelfPlayPlan, training: Trained['training']): SelfPlayModel {
  const { task } = training.plan;
  const { ruleset = '' } = task.rules as { readonly ruleset?: string };
  const { rounds, examples } = training.progress;
  const start = plan.start === undefined ? null : createHash('sha256').update(readFileSync(plan.start)).digest('hex');
  return {
    ...{ kind: 'actions', game: plan.game, ruleset, seats: plan.seats, scale: 1 },
    features: slotsVersion(task.game, task.slots),
    training: { rounds, examples, seed: plan.seed, loss: training.curve.at(-1)?.error ?? 0, start },
    weights: training.weights(),
  };
}
