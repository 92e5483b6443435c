import type { Workers } from '@madang/lab';
import { Option } from 'commander';
import { UsageError } from './failure.ts';

export interface QueueOption {
  readonly queue?: string;
}

const ADDRESS = 'postgres://user@host/name';

/** For a command whose work can be shared out among other machines. */
export function queueOption(
  description = 'compute on the workers of this queue (see "madang worker") instead of on this machine',
): Option {
  return new Option('--queue <url>', `${description}: a PostgreSQL database, like ${ADDRESS}`).env('MADANG_QUEUE');
}

/** Messages do not contain the address: it may hold a password. */
export function checkedAddress(queue: string): string {
  if (/^postgres(ql)?:$/.test(URL.parse(queue)?.protocol ?? '')) return queue;
  throw new UsageError(`--queue (or MADANG_QUEUE) must be an address like ${ADDRESS}`);
}

/** A note on stderr that leaves the progress line whole. */
export function note(line: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}madang: ${line}\n`);
}

/** Who computes, if the options say it. */
export async function workersOf({
  queue,
  workers,
}: QueueOption & { readonly workers?: number }): Promise<{ readonly workers?: Workers }> {
  if (queue === undefined) return workers === undefined ? {} : { workers };
  if (workers !== undefined)
    throw new UsageError('--workers cannot be used with --queue: each "madang worker" has its own number of threads');
  const address = checkedAddress(queue);
  // Imported here, so that commands without a queue start faster.
  const { queuePool } = await import('@madang/lab/queue');
  return { workers: queuePool({ address, say: note }) };
}
