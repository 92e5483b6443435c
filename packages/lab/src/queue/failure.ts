import { setTimeout as sleep } from 'node:timers/promises';
import { LabError } from '../failure.ts';

/** The database of the queue does not answer, or refuses. */
export class QueueError extends LabError {
  /** Whether it may work again without anybody's help. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.name = 'QueueError';
    this.isPassing = isPassing;
  }
}

const SQL_STATE = /^[0-9A-Z]{5}$/;
/** Connection exceptions, too few resources, and a server that starts or stops. */
const PASSING_STATE = /^(08|53|57)/;
const NETWORK = /^E(?!RR_)[A-Z]+$/;
/** Errors of the connection pool, which have no code. */
const CONNECTION = /connection|timeout exceeded/i;

/** An error of PostgreSQL or of the connection to it as a QueueError; any other error as it is. Never the address: it may hold a password. */
export function queueFailure(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return queueFailure(error.errors[0]);
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (SQL_STATE.test(code)) return new QueueError(`the queue's database: ${error.message}`, PASSING_STATE.test(code));
  if (NETWORK.test(code))
    return new QueueError(`the queue's database cannot be reached: ${error.message || code}`, true);
  return CONNECTION.test(error.message)
    ? new QueueError(`the queue's database cannot be reached: ${error.message}`, true)
    : error;
}

const AGAIN_MS = 500;

/** Tries again while the database is away, for so many milliseconds: it may only be restarting. */
export async function patiently<T>(ms: number, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  for (const from = performance.now(); ; await pause(AGAIN_MS, signal))
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof QueueError && error.isPassing;
      if (!isPassing || signal?.aborted || performance.now() - from > ms) throw error;
    }
}

/** Ends early when the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, signal ? { signal } : {}).catch(() => undefined);
}
