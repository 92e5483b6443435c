import { hostname } from 'node:os';
import { removeScratch } from '../scratch.ts';
import { QueueDatabase, type Run } from './database.ts';
import { pause, QueueError } from './failure.ts';
import { Slot } from './slot.ts';
import { codeVersion } from './version.ts';

/** How often it looks for runs when it has nothing to do. */
const IDLE_MS = 500;
/** How often it reports to the coordinators, and keeps its shares: three times in the seconds that a share may be silent. */
const BEAT_MS = 3000;
/** Slots ask for runs one after another: they share the answer. */
const FRESH_MS = 250;
const CLEAN_MS = 600_000;

interface WorkerOptions {
  readonly address: string;
  readonly threads: number;
  /** Stops it. Its shares are given back at once. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  /** For tests. Default: the version of this code. */
  readonly version?: string;
}

/** Computes shares of all runs of a queue until it is stopped. */
export async function serveQueue(options: WorkerOptions): Promise<void> {
  const database = await QueueDatabase.open(options.address, options.threads + 2);
  try {
    await new QueueWorker(database, options).serve();
  } finally {
    await database.close();
  }
}

class QueueWorker {
  private readonly database: QueueDatabase;
  private readonly threads: number;
  private readonly signal: AbortSignal;
  private readonly say: (line: string) => void;
  private readonly version: string;
  private readonly name = `${hostname()}:${process.pid}`;
  private readonly slots: readonly Slot[];
  /** Why it does not work on a run. */
  private readonly refusals = new Map<string, string | null>();
  private listed: { readonly at: number; readonly runs: Promise<readonly Run[]> } | null = null;
  private isAway = false;

  constructor(database: QueueDatabase, { threads, signal, say, version = codeVersion() }: WorkerOptions) {
    this.database = database;
    this.threads = threads;
    this.signal = signal;
    this.say = say;
    this.version = version;
    this.slots = Array.from({ length: threads }, () => new Slot(database, signal));
  }

  async serve(): Promise<void> {
    this.say(
      `worker ${this.name} with ${this.threads} thread${this.threads === 1 ? '' : 's'}, version ${this.version}`,
    );
    const beating = setInterval(() => void this.trying(() => this.beat()), BEAT_MS);
    const cleaning = setInterval(() => void this.trying(() => this.database.removeLost()), CLEAN_MS);
    try {
      await Promise.all(this.slots.map((slot) => this.work(slot)));
    } finally {
      clearInterval(beating);
      clearInterval(cleaning);
      await Promise.all(this.slots.map((slot) => slot.close()));
      removeScratch();
      await this.trying(() => this.database.leave(this.name));
    }
  }

  private async work(slot: Slot): Promise<void> {
    while (!this.signal.aborted) {
      const isBusy = await this.trying(() => this.turn(slot));
      if (!isBusy) await pause(IDLE_MS, this.signal);
    }
  }

  /** Whether there was anything to do. */
  private async turn(slot: Slot): Promise<boolean> {
    for (const run of await this.runs()) {
      if (this.signal.aborted) return false;
      if (!(await this.joins(run))) continue;
      const outcome = await slot.work(run);
      if (outcome.is === 'idle') continue;
      if (outcome.is === 'failed') await this.giveUp(run, outcome.why);
      return true;
    }
    return false;
  }

  private runs(): Promise<readonly Run[]> {
    const now = performance.now();
    if (!this.listed || now - this.listed.at > FRESH_MS) this.listed = { at: now, runs: this.database.runs() };
    return this.listed.runs;
  }

  /** Whether it works on this run. The coordinator is told, and the person who started this worker. */
  private async joins(run: Run): Promise<boolean> {
    const before = this.refusals.get(run.id);
    if (before !== undefined) return before === null;
    const refusal =
      run.version === this.version ? null : `its version is ${this.version}, and the run has ${run.version}`;
    this.refusals.set(run.id, refusal);
    this.say(refusal === null ? `works on ${nameOf(run)}` : `refuses ${nameOf(run)}: ${refusal}`);
    await this.report(run.id, refusal);
    return refusal === null;
  }

  private async giveUp(run: Run, failure: string): Promise<void> {
    this.refusals.set(run.id, failure);
    this.say(`${nameOf(run)} failed: ${failure}`);
    await this.database.fail(run.id, `worker ${this.name}: ${failure}`);
  }

  /** Keeps its shares, and leaves those of runs that are over. */
  private async beat(): Promise<void> {
    await Promise.all(this.slots.map((slot) => slot.touch()));
    for (const [run, refusal] of this.refusals) {
      if (await this.report(run, refusal)) continue;
      this.refusals.delete(run);
      for (const slot of this.slots) await slot.drop(run);
    }
  }

  private report(run: string, refusal: string | null): Promise<boolean> {
    return this.database.report(run, { name: this.name, threads: this.threads, refusal });
  }

  /** Waits while the database is away: it may only be restarting. */
  private async trying<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await work();
      this.isAway = false;
      return done;
    } catch (error) {
      if (!(error instanceof QueueError && error.isPassing)) throw error;
      if (!this.isAway) this.say(`${error.message}; trying again`);
      this.isAway = true;
      return undefined;
    }
  }
}

function nameOf({ id, work }: Run): string {
  return `run ${id.slice(0, 8)} (${work})`;
}
