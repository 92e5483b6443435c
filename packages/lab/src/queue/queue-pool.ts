import { randomUUID } from 'node:crypto';
import { Batches, type BatchJob, type Pool } from '../batches.ts';
import { LabError } from '../failure.ts';
import { modelsIn } from '../find-player.ts';
import { Attendance } from './attendance.ts';
import { QueueDatabase } from './database.ts';
import { patiently, pause, QueueError } from './failure.ts';
import { packed, unpacked } from './packing.ts';
import { codeVersion } from './version.ts';

/** At most so many shares are handed out and not taken in yet: what a coordinator that is slow leaves in the database. */
const WINDOW = 256;
const POLL_MS = 100;
const LOOK_MS = 1000;
/** How long the database may be away. */
const PATIENCE_MS = 60_000;

interface QueueOptions {
  /** `postgres://…` */
  readonly address: string;
  /** Receives who works, who left and who refuses. */
  readonly say: (line: string) => void;
}

/** Computes on all workers of a queue (`serveQueue`), on any number of machines. The results are those of threads. */
export function queuePool({ address, say }: QueueOptions): Pool {
  // The same workers serve one run after another.
  const attendance = new Attendance(say);
  return {
    run: async (job) => {
      const database = await QueueDatabase.open(address, 3);
      try {
        await new Coordinator(database, job, attendance).run();
      } finally {
        await database.close();
      }
    },
  };
}

/** Hands out the shares of one job and takes in their results. */
class Coordinator<Task, Result> {
  private readonly database: QueueDatabase;
  private readonly job: BatchJob<Task, Result>;
  private readonly batches: Batches<Result>;
  private readonly attendance: Attendance;
  private readonly id = randomUUID();
  /** The jobs of the shares that are out, by their numbers. */
  private readonly jobs = new Map<number, string>();
  /** How many were handed out, and how many came back. */
  private out = 0;
  private back = 0;
  private looked = 0;

  constructor(database: QueueDatabase, job: BatchJob<Task, Result>, attendance: Attendance) {
    this.database = database;
    this.job = job;
    this.batches = new Batches(job);
    this.attendance = attendance;
  }

  async run(): Promise<void> {
    const { database, id } = this;
    const { work, task, signal } = this.job;
    if (this.batches.isOver) return;
    await database.addRun({ id, version: codeVersion(), work }, await packed({ task, models: await modelsIn(task) }));
    try {
      while (!this.batches.isOver) await patiently(PATIENCE_MS, signal, () => this.turn());
    } catch (error) {
      if (!(signal?.aborted && error instanceof QueueError)) throw error;
    } finally {
      // Without the database, a worker removes it later.
      await database.removeRun(id).catch(() => undefined);
    }
  }

  /** Everything in it can be done twice. */
  private async turn(): Promise<void> {
    await this.handOut();
    const isTaken = await this.takeIn();
    if (performance.now() - this.looked > LOOK_MS) await this.look();
    if (!isTaken) await pause(POLL_MS, this.job.signal);
  }

  private async handOut(): Promise<void> {
    const end = Math.min(this.batches.count, this.back + WINDOW);
    if (this.out >= end || this.out - this.back > WINDOW / 2) return;
    const numbers = Array.from({ length: end - this.out }, (_, i) => this.out + i);
    const ids = await this.database.handOut(
      this.id,
      numbers.map((number) => ({ number, ...this.batches.at(number) })),
    );
    numbers.forEach((number, i) => {
      this.jobs.set(number, ids[i]);
    });
    this.out = end;
  }

  private async takeIn(): Promise<boolean> {
    const number = this.back;
    const bytes = await this.database.resultOf(this.id, number);
    if (!bytes) return false;
    const result = await unpacked<Result>(bytes);
    if (this.job.signal?.aborted) return false;
    this.batches.deliver(number, result);
    this.jobs.delete(number);
    this.back++;
    await this.database.removeResult(this.id, number);
    return true;
  }

  /** Says that it is there, and who else is. */
  private async look(): Promise<void> {
    const { database, id } = this;
    this.looked = performance.now();
    const failure = await database.beat(id);
    if (failure === undefined) throw new LabError('the run was removed from the queue');
    if (failure !== null) throw new LabError(failure);
    this.attendance.note(await database.workersOf(id));
    const awaited = this.jobs.get(this.back);
    if (awaited !== undefined && (await database.isGivenUp(id, awaited)))
      throw new LabError(`share ${this.back} was given up: too many workers ended while they computed it`);
  }
}
