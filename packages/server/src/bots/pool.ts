import type { Json } from '@madang/engine';
import type { Time } from '../server/time.ts';
import { hashOf } from '../worker/hash-of.ts';
import { type StartWorker, WorkerThread, workersOf } from '../worker/worker-thread.ts';
import type { Bots, BotTurn } from './bots.ts';
import type { OfferedModel } from './models.ts';
import type { BotThread } from './worker.ts';

export type StartBots = StartWorker<BotTurn, Json | 'behind'>;

interface PoolOptions {
  /** Models that bots may play by. */
  readonly models?: readonly OfferedModel[];
  // For tests: another clock and other workers than the real ones.
  readonly time?: Time;
  readonly start?: StartBots;
}

/** A bot that thinks longer than this about one move is stuck. */
const PATIENCE = 20_000;

/** Bots in worker threads. A table stays with one thread, which follows it move by move. */
export class BotPool implements Bots {
  private readonly threads: readonly WorkerThread<BotTurn, Json | 'behind'>[];

  constructor(threads: number, { models = [], time, start }: PoolOptions = {}) {
    const thread = (): BotThread => ({ models });
    const workers = start ?? workersOf(new URL('./worker.ts', import.meta.url), thread);
    this.threads = Array.from({ length: threads }, () => new WorkerThread(workers, { time, patience: PATIENCE }));
  }

  choose(turn: BotTurn): Promise<Json | 'behind'> {
    const thread = this.threads[hashOf(turn.card.id) % this.threads.length];
    if (!thread) throw new Error('a pool needs a thread');
    return thread.run(turn);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}
