import { randomUUID } from 'node:crypto';
import { type Db, PgBoss } from 'pg-boss';
import type { Batch, Work } from '../batches.ts';
import { queueFailure } from './failure.ts';
import { SCHEMA, SETUP } from './tables.ts';

/** The schema of pg-boss, which migrates it itself. */
const JOBS_SCHEMA = 'madang_lab_jobs';

/** Seconds without a heartbeat after which a share is given to another worker. */
const HEARTBEAT_SECONDS = 10;
/** How often that is checked. */
const CHECK_SECONDS = 5;
/** Seconds after which nothing more is expected of a coordinator, and after which its run is removed. */
const COORDINATOR_SILENT_SECONDS = 30;
const COORDINATOR_LOST_SECONDS = 3600;
/** A share that so many workers have left is not tried again: it may be what ends them. */
const RETRIES = 50;
const DAY_SECONDS = 86_400;
/** Larger results are stored in several rows. */
const PART_BYTES = 4 << 20;

/** What a coordinator wants to have computed. */
export interface Run {
  readonly id: string;
  readonly version: string;
  readonly work: Work;
}

/** A batch that one worker computes at a time. */
interface Share extends Batch {
  readonly number: number;
}

/** A share that a worker has taken: what pg-boss knows it by, and which attempt it is. */
export interface TakenShare extends Share {
  readonly job: { readonly id: string; readonly retryCount: number };
}

/** A worker, as it reports to the coordinator of a run. */
export interface Presence {
  readonly name: string;
  readonly threads: number;
  /** Why it does not work on this run. */
  readonly refusal: string | null;
}

/** Runs, their shares (jobs of pg-boss, in a queue of its own for each run) and results, in PostgreSQL. */
export class QueueDatabase {
  private readonly boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.boss = boss;
  }

  static async open(address: string, connections: number): Promise<QueueDatabase> {
    const boss = new PgBoss({
      connectionString: address,
      schema: JOBS_SCHEMA,
      application_name: 'madang queue',
      max: connections,
      schedule: false,
      superviseIntervalSeconds: CHECK_SECONDS,
      monitorIntervalSeconds: CHECK_SECONDS,
      monitorVacuum: false,
      reindex: false,
    });
    // Of its checks in the background. What this process itself asks for fails openly.
    boss.on('error', () => undefined);
    const database = new QueueDatabase(boss);
    try {
      await guarded(() => boss.start());
      await database.query(SETUP);
      await database.removeLost();
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false }).catch(() => undefined);
  }

  async addRun({ id, version, work }: Run, task: Buffer): Promise<void> {
    await guarded(() =>
      this.boss.createQueue(id, {
        ...{ heartbeatSeconds: HEARTBEAT_SECONDS, expireInSeconds: DAY_SECONDS },
        ...{ retryLimit: RETRIES, retryDelay: 0, deleteAfterSeconds: DAY_SECONDS },
      }),
    );
    await this.query(`INSERT INTO ${SCHEMA}.run (id, version, work, task) VALUES ($1, $2, $3, $4)`, [
      ...[id, version, work, task],
    ]);
  }

  /** Cancels what is open, and removes all that belongs to the run. */
  async removeRun(id: string): Promise<void> {
    await this.query(`DELETE FROM ${SCHEMA}.run WHERE id = $1`, [id]);
    await unlessOver(() => this.boss.deleteAllJobs(id));
    await guarded(() => this.boss.deleteQueue(id));
  }

  /** Removes the runs of coordinators that ended without a word. */
  async removeLost(): Promise<void> {
    const lost = await this.query<{ readonly id: string }>(
      `SELECT id FROM ${SCHEMA}.run WHERE seen < now() - interval '${COORDINATOR_LOST_SECONDS} s'`,
    );
    for (const { id } of lost) await this.removeRun(id);
  }

  /** The runs whose coordinators are there, the oldest first. */
  async runs(): Promise<readonly Run[]> {
    return this.query<Run>(
      `SELECT id, version, work FROM ${SCHEMA}.run
       WHERE failure IS NULL AND seen > now() - interval '${COORDINATOR_SILENT_SECONDS} s' ORDER BY started, id`,
    );
  }

  /** Null when the run is over. */
  async taskOf(run: string): Promise<Buffer | null> {
    const [row] = await this.query<{ readonly task: Buffer }>(`SELECT task FROM ${SCHEMA}.run WHERE id = $1`, [run]);
    return row?.task ?? null;
  }

  /** The coordinator is there. Returns what went wrong at a worker, and undefined when the run was removed. */
  async beat(run: string): Promise<string | null | undefined> {
    const [row] = await this.query<{ readonly failure: string | null }>(
      `UPDATE ${SCHEMA}.run SET seen = now() WHERE id = $1 RETURNING failure`,
      [run],
    );
    return row?.failure;
  }

  /** Those that were there just now. */
  async workersOf(run: string): Promise<readonly Presence[]> {
    return this.query<Presence>(
      `SELECT name, threads, refusal FROM ${SCHEMA}.worker
       WHERE run = $1 AND seen > now() - interval '${HEARTBEAT_SECONDS} s' ORDER BY name`,
      [run],
    );
  }

  /** Reports a worker to the coordinator. False when the run is over. */
  async report(run: string, { name, threads, refusal }: Presence): Promise<boolean> {
    const rows = await this.query(
      `INSERT INTO ${SCHEMA}.worker (run, name, threads, refusal, seen)
       SELECT id, $2, $3, $4, now() FROM ${SCHEMA}.run WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (run, name) DO UPDATE SET threads = $3, refusal = $4, seen = now() RETURNING run`,
      [run, name, threads, refusal],
    );
    return rows.length > 0;
  }

  async leave(name: string): Promise<void> {
    await this.query(`DELETE FROM ${SCHEMA}.worker WHERE name = $1`, [name]);
  }

  /** The run cannot be computed: its coordinator reports this. */
  async fail(run: string, failure: string): Promise<void> {
    await this.query(`UPDATE ${SCHEMA}.run SET failure = coalesce(failure, $2) WHERE id = $1`, [run, failure]);
  }

  /** Returns the id of each share's job. Shares are taken in the order of their numbers. */
  async handOut(run: string, shares: readonly Share[]): Promise<readonly string[]> {
    const jobs = shares.map((share) => ({ id: randomUUID(), data: share, priority: -share.number }));
    await guarded(() => this.boss.insert(run, jobs));
    return jobs.map(({ id }) => id);
  }

  /** Whether the share was given up, because too many workers ended with it. */
  async isGivenUp(run: string, id: string): Promise<boolean> {
    const [job] = await guarded(() => this.boss.findJobs(run, { id }));
    return job?.state === 'failed';
  }

  /** Up to so many shares for this worker. It keeps them while it touches them. */
  async take(run: string, count: number): Promise<readonly TakenShare[]> {
    const jobs = await unlessOver(() => this.boss.fetch<Share>(run, { batchSize: count }));
    return (jobs ?? [])
      .map(({ id, retryCount, data }) => ({ ...data, job: { id, retryCount } }))
      .sort((a, b) => a.number - b.number);
  }

  async touch(run: string, shares: readonly TakenShare[]): Promise<void> {
    await unlessOver(() => this.boss.touch(run, jobsOf(shares)));
  }

  /** Another worker may take them at once. */
  async giveBack(run: string, shares: readonly TakenShare[]): Promise<void> {
    if (shares.length > 0) await unlessOver(() => this.boss.fail(run, jobsOf(shares), { reason: 'given back' }));
  }

  /**
   * Stores results and completes their shares, all or nothing. A result that is there already is the same: another worker
   * was given the share because this one did not answer for a while.
   */
  async deliver(
    run: string,
    results: readonly { readonly share: TakenShare; readonly bytes: Buffer }[],
  ): Promise<void> {
    if (results.length === 0) return;
    await this.atomically(async (db) => {
      for (const { share, bytes } of results)
        for (let part = 0; part * PART_BYTES < bytes.length; part++)
          await db.executeSql(
            `INSERT INTO ${SCHEMA}.result (run, batch, part, bytes)
             SELECT id, $2, $3, $4 FROM ${SCHEMA}.run WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`,
            [run, share.number, part, bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)],
          );
      await this.boss.complete(run, jobsOf(results.map(({ share }) => share)), null, { db });
    });
  }

  /** Null when it is not there yet. */
  async resultOf(run: string, number: number): Promise<Buffer | null> {
    const parts = await this.query<{ readonly bytes: Buffer }>(
      `SELECT bytes FROM ${SCHEMA}.result WHERE run = $1 AND batch = $2 ORDER BY part`,
      [run, number],
    );
    return parts.length === 0 ? null : Buffer.concat(parts.map(({ bytes }) => bytes));
  }

  async removeResult(run: string, number: number): Promise<void> {
    await this.query(`DELETE FROM ${SCHEMA}.result WHERE run = $1 AND batch = $2`, [run, number]);
  }

  private async query<Row>(text: string, values?: unknown[]): Promise<readonly Row[]> {
    const { rows } = await guarded(() => this.boss.getDb().executeSql(text, values));
    return rows;
  }

  private async atomically(work: (db: Db) => Promise<void>): Promise<void> {
    await unlessOver(async () => {
      const transaction = await this.boss.getDb().beginTransaction?.();
      if (!transaction) throw new Error('the pool of pg-boss has transactions');
      try {
        await work(transaction.db);
        await transaction.commit();
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    });
  }
}

function jobsOf(shares: readonly TakenShare[]): { id: string; retryCount: number }[] {
  return shares.map(({ job }) => ({ ...job }));
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw queueFailure(error);
  }
}

/** The same, but nothing when the run was removed meanwhile. */
async function unlessOver<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await guarded(work);
  } catch (error) {
    if (error instanceof Error && /^Queue \S+ does not exist$/.test(error.message)) return undefined;
    throw error;
  }
}
