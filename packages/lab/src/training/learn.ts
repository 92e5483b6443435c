import type { Model } from '@madang/players';
import { type Plan, type Tick, Trainer } from './trainer.ts';

/** After this many ticks the event loop runs once, so that Ctrl-C is noticed. */
const TICKS_PER_YIELD = 20;

/** Trains to the end or until the signal. Returns the model as far as it was trained; null if nothing was learned. */
export async function learnModel(plan: Plan, tell: (tick: Tick) => void, signal: AbortSignal): Promise<Model | null> {
  const trainer = new Trainer(plan);
  let ticks = 0;
  for (const tick of trainer.learn()) {
    tell(tick);
    if (++ticks % TICKS_PER_YIELD === 0) await new Promise(setImmediate);
    if (signal.aborted) break;
  }
  return trainer.hasLearned ? trainer.model() : null;
}
