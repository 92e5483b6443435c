import type { Model } from '@madang/players';
import { type Plan, type Tick, Trainer } from './trainer.ts';

/** How many ticks go by before anybody else may have a word: the one who presses Ctrl-C. */
const TICKS_A_BREATH = 20;

/** Learns to the end, or until it is told to stop: then the model is what was learned so far; null when that is nothing. */
export async function learnModel(plan: Plan, tell: (tick: Tick) => void, signal: AbortSignal): Promise<Model | null> {
  const trainer = new Trainer(plan);
  let ticks = 0;
  for (const tick of trainer.learn()) {
    tell(tick);
    if (++ticks % TICKS_A_BREATH === 0) await new Promise(setImmediate);
    if (signal.aborted) break;
  }
  return trainer.hasLearned ? trainer.model() : null;
}
