import { Worker } from 'node:worker_threads';
import { type Alarm, realTime, type Time } from '../server/time.ts';

/** What a worker answers to a job. */
export type JobAnswer<Result> = { readonly result: Result } | { readonly problem: string };

/** A worker that does one job at a time. */
export interface JobWorker<Job> {
  begin(job: Job): void;
  end(): Promise<unknown>;
}

/** `answered` is called with each answer, `broke` when the worker has ended and can answer no more. */
export type StartWorker<Job, Result> = (
  answered: (answer: JobAnswer<Result>) => void,
  broke: (problem: Error) => void,
) => JobWorker<Job>;

interface WaitingJob<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (problem: Error) => void;
}

interface ThreadOptions {
  /** For tests: another clock than the real one. */
  readonly time?: Time | undefined;
  /** After so many milliseconds a job counts as stuck and its worker is ended; without it, never. */
  readonly patience?: number;
}

/**
 * A worker thread that is started when it is first needed, and again after it broke. It gets one job at a time. So the patience
 * with a job begins when the job does, and a job that breaks the worker fails alone.
 */
export class WorkerThread<Job, Result> {
  private readonly start: StartWorker<Job, Result>;
  private readonly time: Time;
  private readonly patience: number | null;
  private worker: JobWorker<Job> | null = null;
  private readonly waiting: WaitingJob<Job, Result>[] = [];
  private current: WaitingJob<Job, Result> | null = null;
  private alarm: Alarm | null = null;

  constructor(start: StartWorker<Job, Result>, { time = realTime, patience }: ThreadOptions = {}) {
    this.start = start;
    this.time = time;
    this.patience = patience ?? null;
  }

  run(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.current) return;
    const next = this.waiting.shift();
    if (!next) return;
    this.current = next;
    const worker = this.worker ?? this.started();
    if (this.patience !== null)
      this.alarm = this.time.after(this.patience, () => this.broke(worker, new Error('the worker is stuck')));
    worker.begin(next.job);
  }

  private started(): JobWorker<Job> {
    const worker = this.start(
      (answer) => {
        if (this.worker === worker) this.answered(answer);
      },
      (problem) => this.broke(worker, problem),
    );
    this.worker = worker;
    return worker;
  }

  private answered(answer: JobAnswer<Result>): void {
    const done = this.finished();
    if ('problem' in answer) done?.reject(new Error(answer.problem));
    else done?.resolve(answer.result);
    this.next();
  }

  /** Only the current job fails; those that wait are given to a new worker. */
  private broke(worker: JobWorker<Job>, problem: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    void worker.end();
    this.finished()?.reject(problem);
    this.next();
  }

  private finished(): WaitingJob<Job, Result> | null {
    const { current } = this;
    this.alarm?.cancel();
    this.alarm = null;
    this.current = null;
    return current;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    const closing = new Error('the worker is closing');
    this.finished()?.reject(closing);
    for (const { reject } of this.waiting.splice(0)) reject(closing);
    await worker?.end();
  }
}

/** Workers that run this module, which calls `serveJobs`. They do not keep the process alive. */
export function workersOf<Job, Result>(module: URL, workerData: () => unknown = () => null): StartWorker<Job, Result> {
  return (answered, broke) => {
    const worker = new Worker(module, { workerData: workerData() });
    worker.unref();
    worker.on('message', answered);
    worker.on('error', broke);
    worker.on('exit', (code) => broke(new Error(`the worker ended with ${code}`)));
    return { begin: (job) => worker.postMessage(job), end: () => worker.terminate() };
  };
}
