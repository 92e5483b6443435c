import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RecordMade, RecordOrder } from './make-record.ts';

type Answer = { readonly made: RecordMade } | { readonly failed: string };

/** A thread for records, started when the first is asked for and again when it has died. One order at a time. */
export class RecordThread {
  private worker: Worker | null = null;

  async make(order: RecordOrder): Promise<RecordMade> {
    const worker = this.started();
    const answered = once(worker, 'message');
    worker.postMessage(order);
    const [answer]: Answer[] = await answered;
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.made;
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./record-worker.ts', import.meta.url));
    worker.unref();
    const forget = (): void => {
      if (this.worker === worker) this.worker = null;
    };
    worker.on('error', forget);
    worker.on('exit', forget);
    this.worker = worker;
    return worker;
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}
