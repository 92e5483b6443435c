import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { count } from '../numbers.ts';
import { whenNpmIsGone } from '../parent.mjs';
import { checkedAddress, note, type QueueOption, queueOption } from '../queue-option.ts';

interface Options extends QueueOption {
  readonly workers: number;
}

export const worker = new Command('worker')
  .summary('compute for simulations and evaluations on other machines')
  .description(
    'Take shares of the simulations and evaluations that were started with --queue and the same address, compute them, and return the results, until it is stopped. Workers may come and go at any time: a share that is not finished is given back on Ctrl-C or SIGTERM, and is given to another worker when this one dies. A worker refuses the work of another version of Madang.',
  )
  .addOption(queueOption('the queue'))
  .option('--workers <n>', 'number of worker threads', count, availableParallelism())
  .addHelpText(
    'after',
    '\nExample:\n  $ madang worker --queue postgres://madang@db.local/madang\n\nThe address can also be in the environment, as MADANG_QUEUE. Others cannot read a password there.',
  )
  .action(run);

async function run({ queue, workers: threads }: Options): Promise<void> {
  if (queue === undefined) throw new UsageError("required option '--queue <url>' not specified");
  const address = checkedAddress(queue);
  const { serveQueue } = await import('@madang/lab/queue');
  try {
    await interruptible((signal) => {
      const ending = new AbortController();
      whenNpmIsGone(() => ending.abort());
      return serveQueue({ address, threads, signal: AbortSignal.any([signal, ending.signal]), say: note });
    });
  } catch (error) {
    throw labFailure(error);
  }
  note('the worker has stopped');
}
