import { BatchThread } from '../batch-thread.ts';
import type { SentModels } from '../find-player.ts';
import type { QueueDatabase, Run, TakenShare } from './database.ts';
import { patiently } from './failure.ts';
import { packed, unpacked } from './packing.ts';

/** Short shares are taken together, but no more than take about so long. */
const TOGETHER_MS = 1000;
const TOGETHER = 16;
/** Later the shares belong to somebody else. */
const DELIVERY_MS = 10_000;
const LEFT = Symbol('left');

/** What came of a look for shares. A run whose computation throws has failed. */
type Outcome = { readonly is: 'idle' | 'done' } | { readonly is: 'failed'; readonly why: string };

/** The task of a run, as it is stored. */
interface Sent {
  readonly task: unknown;
  readonly models: SentModels;
}

interface Computed {
  readonly results: readonly { readonly share: TakenShare; readonly bytes: Buffer }[];
  /** Why the others are missing, if it is the fault of the run. */
  readonly failure: string | null;
}

/** A thread of a worker, with the shares that it computes. */
export class Slot {
  private readonly database: QueueDatabase;
  private readonly signal: AbortSignal;
  private thread: { readonly run: string; readonly computing: BatchThread<unknown, unknown> } | null = null;
  private held: { readonly run: string; readonly shares: readonly TakenShare[] } | null = null;
  private together = 1;
  /** Resolved to stop waiting for the thread. */
  private leaving = Promise.withResolvers<typeof LEFT>();

  constructor(database: QueueDatabase, signal: AbortSignal) {
    this.database = database;
    this.signal = signal;
    signal.addEventListener('abort', () => this.leaving.resolve(LEFT), { once: true });
  }

  /** Takes some shares of the run, if there are any, and computes them. When it has to stop, the others are given back. */
  async work(run: Run): Promise<Outcome> {
    const isSame = this.thread?.run === run.id;
    const shares = await this.database.take(run.id, isSame ? this.together : 1);
    if (shares.length === 0) return { is: 'idle' };
    if (!isSame) await this.close();
    this.held = { run: run.id, shares };
    try {
      const { results, failure } = await this.compute(run, shares);
      await patiently(DELIVERY_MS, this.signal, () => this.database.deliver(run.id, results));
      const left = shares.filter((share) => !results.some((result) => result.share === share));
      await this.database.giveBack(run.id, left);
      return failure === null ? { is: 'done' } : { is: 'failed', why: failure };
    } finally {
      this.held = null;
    }
  }

  /** Keeps the shares that it has. */
  async touch(): Promise<void> {
    if (this.held) await this.database.touch(this.held.run, this.held.shares);
  }

  /** Stops to work on this run. */
  async drop(run: string): Promise<void> {
    if (this.thread?.run === run) await this.close();
  }

  async close(): Promise<void> {
    this.leaving.resolve(LEFT);
    if (!this.signal.aborted) this.leaving = Promise.withResolvers();
    const { thread } = this;
    this.thread = null;
    this.together = 1;
    await thread?.computing.close();
  }

  private async compute(run: Run, shares: readonly TakenShare[]): Promise<Computed> {
    const leaving = this.leaving.promise;
    const finished: { readonly share: TakenShare; readonly bytes: Promise<Buffer> }[] = [];
    let failure: string | null = null;
    const thread = await this.threadFor(run);
    const from = performance.now();
    try {
      for (const share of thread ? shares : []) {
        const { from: first, to } = share;
        const result = await Promise.race([thread?.compute({ from: first, to }), leaving]);
        if (result === LEFT) break;
        finished.push({ share, bytes: packed(result) });
      }
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      await this.close();
    }
    if (finished.length > 0) {
      const each = (performance.now() - from) / finished.length;
      this.together = Math.min(TOGETHER, Math.max(1, Math.floor(TOGETHER_MS / each)));
    }
    const results = await Promise.all(finished.map(async ({ share, bytes }) => ({ share, bytes: await bytes })));
    return { results, failure };
  }

  /** Null when the run is over. */
  private async threadFor({ id, work }: Run): Promise<BatchThread<unknown, unknown> | null> {
    if (this.thread) return this.thread.computing;
    const bytes = await this.database.taskOf(id);
    if (!bytes || this.signal.aborted) return null;
    const { task, models } = await unpacked<Sent>(bytes);
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const computing = new BatchThread<unknown, unknown>(work, { task, stop, models });
    this.thread = { run: id, computing };
    return computing;
  }
}
