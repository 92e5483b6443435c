import type { Json } from '@madang/engine';
import { realTime, type Time } from '../server/time.ts';
import type { Bots, BotTurn } from './bots.ts';
import { type StartThinking, Thread, thinkingIn } from './thread.ts';

export interface PoolOptions {
  // For tests: other clocks and thinkers than the real ones.
  readonly time?: Time;
  readonly start?: StartThinking;
}

/** Bots in threads of their own. A table keeps to one thread, which follows it. */
export class BotPool implements Bots {
  private readonly threads: Thread[];

  constructor(threads: number, seed: () => number, { time = realTime, start = thinkingIn(seed) }: PoolOptions = {}) {
    this.threads = Array.from({ length: threads }, () => new Thread(start, time));
  }

  choose(turn: BotTurn): Promise<Json | 'behind'> {
    return this.threads[place(turn.card.id, this.threads.length)].ask(turn);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

function place(text: string, places: number): number {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % places;
}
