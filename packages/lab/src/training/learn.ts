import type { LogModel } from '@madang/players';
import { Net, Trainer } from '@madang/players/kernels';
import { nodeKernels } from '@madang/players/kernels/node';
import { Checkpoint } from '../checkpoint.ts';
import { LogTrainer, type MakeLearner, type Plan, type Tick, type TrainerState } from './trainer.ts';

/** After this many ticks the event loop runs once, so that Ctrl-C is noticed. */
const TICKS_PER_YIELD = 20;
/** A state holds many positions, so it is saved less often than that of a simulation. */
const INTERVAL = 30_000;

interface Kept {
  /** How far it is stands beside this file. */
  readonly output: string;
  /** Continues from there, to the model that it would have been. */
  readonly resume: boolean;
}

/** Learns by the kernels. */
export async function kernelLearner(): Promise<MakeLearner> {
  const kernels = await nodeKernels();
  return (from) => ('weights' in from ? Trainer.resume(kernels, from) : new Trainer(Net.from(kernels, from)));
}

/** Trains to the end or until the signal. Returns the model as far as it was trained; null if nothing was learned. */
export async function learnModel(
  plan: Plan,
  tell: (tick: Tick) => void,
  signal: AbortSignal,
  { output, resume }: Kept,
): Promise<LogModel | null> {
  const checkpoint = new Checkpoint<TrainerState>(output, JSON.parse(JSON.stringify(plan)), INTERVAL);
  const trainer = new LogTrainer(plan, await kernelLearner(), (resume && checkpoint.load()) || undefined);
  let ticks = 0;
  for (const tick of trainer.learn()) {
    tell(tick);
    if (++ticks % TICKS_PER_YIELD === 0) await new Promise(setImmediate);
    if (signal.aborted && tick.part < 1) {
      checkpoint.save(trainer.state);
      break;
    }
    if (checkpoint.isDue) checkpoint.save(trainer.state);
  }
  if (!signal.aborted) checkpoint.remove();
  return trainer.hasLearned ? trainer.model() : null;
}
