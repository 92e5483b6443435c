import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { commit } from '@madang/engine';
import { encodeWeights } from '../kernels/index.ts';
import { type CurvePoint, learn, Training, type TrainingCheckpoint } from './learn.ts';
import type { Plan } from './plan.ts';

type Kernels = ConstructorParameters<typeof Training>[1];

interface Kept {
  /** A checkpoint of another plan, or of inputs that have changed since, is of no use. */
  readonly plan: string;
  readonly checkpoint: TrainingCheckpoint;
  readonly cpuSeconds: number;
}

export interface Trained {
  /** Its progress says whether it was stopped early. */
  readonly training: Training;
  /** Of this thread, the time before an interruption included. */
  readonly cpuSeconds: number;
}

/**
 * Trains to the end of a plan, or until it should stop. At each point of the curve, and when it stops, a checkpoint is written
 * to the file. If there is one, the training goes on from there and comes to the same bits. The file is removed at the end.
 */
export function trainKept(
  plan: Plan,
  kernels: Kernels,
  file: string,
  tell: (point: CurvePoint) => void = () => {},
  shouldStop: () => boolean = () => false,
): Trained {
  const description = describePlan(plan);
  const kept = readKept(file, description);
  const training = new Training(plan, kernels, kept?.checkpoint);
  const start = process.threadCpuUsage();
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage(start);
    return (kept?.cpuSeconds ?? 0) + (user + system) / 1e6;
  };
  let points = training.curve.length;
  for (const { done } of learn(training)) {
    const isStopped = shouldStop() && done < 1;
    const hasPoint = training.curve.length > points;
    if (hasPoint || isStopped)
      keep(file, { plan: description, checkpoint: training.checkpoint(), cpuSeconds: spent() });
    if (hasPoint) tell(training.curve[points++]);
    if (isStopped) return { training, cpuSeconds: spent() };
  }
  rmSync(file, { force: true });
  return { training, cpuSeconds: spent() };
}

/** All that the result depends on, except for code. */
function describePlan({ task, also = [], start, ...rest }: Plan): string {
  const tables = [task, ...also].map(({ game: { id }, rules, seats, slots: { version, inputs } }) => ({
    ...{ id, rules, seats, version, inputs },
  }));
  return JSON.stringify({ ...rest, tables, ...(start ? { start: commit(encodeWeights(start)) } : {}) });
}

function readKept(file: string, plan: string): Kept | null {
  if (!existsSync(file)) return null;
  const kept: Kept = deserialize(readFileSync(file));
  return kept.plan === plan ? kept : null;
}

/** In one move: an interruption leaves the whole checkpoint before this one. */
function keep(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, serialize(kept));
  renameSync(`${file}.new`, file);
}
