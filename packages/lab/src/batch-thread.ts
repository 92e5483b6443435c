import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Batch, WORK, type Work } from './batches.ts';
import type { SentModels } from './find-player.ts';

/** The `workerData` of a thread. */
export interface ThreadSetup<Task> {
  readonly task: Task;
  /** A number in shared memory that becomes 1 when the thread should stop and return what it has. */
  readonly stop: Int32Array;
  /** Models that this machine may not have. */
  readonly models?: SentModels;
}

/** A thread that computes one batch after another. */
export class BatchThread<Task, Result> {
  private readonly worker: Worker;

  constructor(work: Work, setup: ThreadSetup<Task>) {
    this.worker = new Worker(WORK[work], { workerData: setup });
  }

  /** Rejects when the thread fails. After `close` it never ends. */
  async compute(batch: Batch): Promise<Result> {
    this.worker.postMessage(batch);
    const [result] = await once(this.worker, 'message');
    return result;
  }

  /** Ends the thread at once, whatever it computes. */
  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
