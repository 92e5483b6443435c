/** The matches or deals from number `from` up to, but not including, `to`. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Work in batches of plain data. The result of a batch follows from the task and its numbers, whoever computes it. */
export interface BatchJob<Task, Result> {
  readonly work: Work;
  readonly task: Task;
  /** The first number. Default: 0. */
  readonly from?: number;
  /** Where the numbers end; infinite where `isEnough` says it. */
  readonly to: number;
  /** How many make a batch. It must not depend on the number of workers, or floating-point sums would. */
  readonly size: number;
  /** Called in the order of batches, whichever worker finishes first. */
  readonly onResult: (result: Result, batch: Batch) => void;
  /** Asked after each result: whether later ones are needed no more. */
  readonly isEnough?: () => boolean;
  /** Stops early; what is finished counts. */
  readonly signal?: AbortSignal;
}

/** What workers can do, and the module that a thread runs for it. Each module calls `serveBatches`. */
export const WORK = {
  simulate: new URL('./simulate-worker.ts', import.meta.url),
  compare: new URL('./compare-worker.ts', import.meta.url),
  train: new URL('./self-play/piece-worker.ts', import.meta.url),
} as const;

export type Work = keyof typeof WORK;

/** Workers that compute the batches of a job. */
export interface Pool {
  run<Task, Result>(job: BatchJob<Task, Result>): Promise<void>;
}

/** Twenty batches or more, for progress and for several cores, but none larger than this. */
export function batchSize(count: number, largest: number): number {
  return Math.max(1, Math.min(largest, Math.ceil(count / 20)));
}

/** The batches of a job by their numbers, and their results in the order of the numbers. */
export class Batches<Result> {
  readonly count: number;
  private readonly job: BatchJob<unknown, Result>;
  private readonly waiting = new Map<number, { readonly result: Result }>();
  private next = 0;
  private isEnough = false;

  constructor(job: BatchJob<unknown, Result>) {
    const { from = 0, to, size } = job;
    this.job = job;
    this.count = Math.ceil((to - from) / size);
  }

  /** Whether no more batches should be computed. */
  get isOver(): boolean {
    return this.isEnough || this.next >= this.count || (this.job.signal?.aborted ?? false);
  }

  at(number: number): Batch {
    const { from = 0, to, size } = this.job;
    return { from: from + number * size, to: Math.min(to, from + (number + 1) * size) };
  }

  deliver(number: number, result: Result): void {
    this.waiting.set(number, { result });
    for (let ready = this.waiting.get(this.next); ready && !this.isEnough; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      this.job.onResult(ready.result, this.at(this.next++));
      this.isEnough = this.job.isEnough?.() ?? false;
    }
  }
}
