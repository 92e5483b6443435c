import { parentPort } from 'node:worker_threads';
import type { JobAnswer } from './worker-thread.ts';

/** In a worker thread: answers each job with what `work` makes of it, or with its error. */
export function serveJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  if (!parentPort) throw new Error('this module is for a worker thread');
  const port = parentPort;
  port.on('message', async (job: Job) => port.postMessage(await answer(job)));

  async function answer(job: Job): Promise<JobAnswer<Result>> {
    try {
      return { result: await work(job) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }
}
