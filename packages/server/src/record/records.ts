import type { RecordMade, RecordOrder } from './make-record.ts';

/** Makes records: a worker thread, or a fake in tests. */
export interface RecordMaker {
  make(order: RecordOrder): Promise<RecordMade>;
  close(): Promise<void>;
}

interface Job {
  readonly key: string;
  readonly order: () => Promise<RecordOrder>;
  readonly waiters: Set<Waiter>;
}

interface Waiter {
  readonly resolve: (made: RecordMade) => void;
  readonly reject: (reason: unknown) => void;
}

/** Too many records are asked for at once. */
export class RecordsBusy extends Error {}

/** So many characters of records are cached. */
const CHARACTERS_KEPT = 16_000_000;
const MOST_WAITING = 64;

/**
 * Records of matches, made one after the other in another thread than the tables, and once for all requests for the same
 * record. A request that is aborted stops waiting, and a record that nobody waits for is not made.
 */
export class Records {
  private readonly maker: RecordMaker;
  /** In the order of their last use. */
  private readonly kept = new Map<string, RecordMade & { readonly text: string }>();
  private characters = 0;
  private readonly jobs = new Map<string, Job>();
  private isRunning = false;

  constructor(maker: RecordMaker) {
    this.maker = maker;
  }

  /** How many records wait or are being made. */
  get waiting(): number {
    return this.jobs.size;
  }

  /** How many of those somebody still waits for. */
  get wanted(): number {
    return [...this.jobs.values()].filter(({ waiters }) => waiters.size > 0).length;
  }

  /** The cached record, if there is one. */
  known(key: string): RecordMade | undefined {
    const made = this.kept.get(key);
    if (!made) return undefined;
    this.kept.delete(key);
    this.kept.set(key, made);
    return made;
  }

  /** @param key identifies the record: the same key, the same record */
  get(key: string, order: () => Promise<RecordOrder>, signal: AbortSignal): Promise<RecordMade> {
    const known = this.known(key);
    if (known) return Promise.resolve(known);
    if (!this.jobs.has(key) && this.jobs.size >= MOST_WAITING) return Promise.reject(new RecordsBusy());
    return new Promise((resolve, reject) => {
      const job = this.jobs.get(key) ?? { key, order, waiters: new Set() };
      const waiter = { resolve, reject };
      job.waiters.add(waiter);
      this.jobs.set(key, job);
      const leave = (): void => {
        job.waiters.delete(waiter);
        reject(signal.reason);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      void this.run();
    });
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (const job of this.jobs.values()) {
      if (job.waiters.size > 0) await this.make(job);
      else this.jobs.delete(job.key);
    }
    this.isRunning = false;
  }

  private async make(job: Job): Promise<void> {
    try {
      const order = await job.order();
      const made = job.waiters.size > 0 ? await this.maker.make(order) : null;
      this.jobs.delete(job.key);
      if (made && 'text' in made) this.keep(job.key, made);
      for (const { resolve } of job.waiters) if (made) resolve(made);
    } catch (error) {
      this.jobs.delete(job.key);
      for (const { reject } of job.waiters) reject(error);
    }
  }

  private keep(key: string, made: RecordMade & { readonly text: string }): void {
    this.kept.set(key, made);
    this.characters += made.text.length;
    for (const [oldest, { text }] of this.kept) {
      if (this.characters <= CHARACTERS_KEPT) return;
      this.kept.delete(oldest);
      this.characters -= text.length;
    }
  }

  close(): Promise<void> {
    return this.maker.close();
  }
}
