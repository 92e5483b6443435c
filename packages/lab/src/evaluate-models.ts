import { readFileSync } from 'node:fs';
import { ENGINE_VERSION, type Json } from '@madang/engine';
import { type LogModelKind, type Model, ModelError, readModel } from '@madang/players';
import type { ScoredIn } from './analysis.ts';
import { compareOnWorkers } from './compare-on-workers.ts';
import { LabError } from './failure.ts';
import { gameOf, scoredIn } from './games.ts';
import { type Judged, knownPlayer, verdictOf } from './pipeline/judge.ts';
import { type Measured, measureModel } from './training/measure.ts';
import type { Workers } from './worker-pool.ts';

/** A new model and the one before it; without one, the strongest player that needs no model. */
export interface ModelPair {
  readonly kind: LogModelKind;
  readonly old?: string;
  readonly new: string;
}

interface ModelEvaluation {
  readonly game: string;
  readonly rules: Json;
  readonly seats: number;
  readonly pairs: readonly ModelPair[];
  /** Logs on which the models are measured. */
  readonly inputs: readonly string[];
  readonly deals: number;
  readonly seed: string;
  readonly budget: number;
  readonly workers?: Workers;
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
  /** Keeps how far it is beside this file. */
  readonly kept?: { readonly output: string; readonly resume: boolean };
}

interface ModelVerdict {
  /** By duplicate deals. */
  readonly strength: Judged;
  /** On the logged matches. */
  readonly onLogs: { readonly old: Measured | null; readonly new: Measured };
}

interface ModelEvaluationReport {
  readonly format: 'madang-model-evaluation-1';
  readonly engine: string;
  readonly game: string;
  readonly seats: number;
  readonly scoredIn: ScoredIn;
  readonly seed: string;
  readonly unit: 'round';
  readonly inputs: readonly string[];
  readonly policy?: ModelVerdict;
  readonly value?: ModelVerdict;
}

/** Compares new models with old ones: at the table, and on logged matches. Null if it was interrupted. */
export async function evaluateModels(evaluation: ModelEvaluation): Promise<ModelEvaluationReport | null> {
  const { game, rules, seats, inputs, seed, signal } = evaluation;
  const verdicts: Partial<Record<LogModelKind, ModelVerdict>> = {};
  for (const pair of evaluation.pairs) {
    const onLogs = {
      old: pair.old === undefined ? null : await measured(pair.old, pair.kind, inputs),
      new: await measured(pair.new, pair.kind, inputs),
    };
    verdicts[pair.kind] = { strength: await strengthOf(evaluation, pair), onLogs };
    if (signal?.aborted) return null;
  }
  return {
    format: 'madang-model-evaluation-1',
    engine: ENGINE_VERSION,
    ...{ game, seats, scoredIn: scoredIn(gameOf(game), rules), seed, unit: 'round', inputs },
    ...verdicts,
  };
}

async function strengthOf(evaluation: ModelEvaluation, pair: ModelPair): Promise<Judged> {
  const { game, rules, seats, deals, seed, budget, workers, progress, signal, kept } = evaluation;
  const model = `model:${pair.new}`;
  const opponent = pair.old === undefined ? knownPlayer(game) : `model:${pair.old}`;
  const compared = await compareOnWorkers({
    contest: { game, rules, seats, players: [model, opponent], unit: 'round', seed, budget },
    deals,
    ...(workers === undefined ? {} : { workers }),
    ...(progress ? { progress } : {}),
    ...(signal ? { signal } : {}),
    ...(kept ? { kept: { ...kept, output: `${kept.output}-${pair.kind}` } } : {}),
  });
  return { model, opponent, verdict: verdictOf(compared), ...compared };
}

async function measured(file: string, kind: LogModelKind, inputs: readonly string[]): Promise<Measured> {
  const model = readModelFile(file);
  if (model.kind === 'actions' || model.kind !== kind)
    throw new LabError(`${file} is ${WHAT[model.kind]}, not a ${kind}`);
  return measureModel(model, inputs);
}

const WHAT: Readonly<Record<Model['kind'], string>> = {
  policy: 'a policy',
  value: 'a value',
  actions: 'a network of self-play (compare it with --players)',
};

function readModelFile(file: string): Model {
  try {
    return readModel(readFileSync(file, 'utf8'));
  } catch (error) {
    throw error instanceof ModelError ? error.in(file) : error;
  }
}
