import { resolve } from 'node:path';
import {
  ATTACKS,
  benchAgainst,
  benchAttacks,
  benchLaboratory,
  benchLearner,
  benchNodes,
  benchQueue,
  benchServer,
  benchWire,
  bench as runBench,
} from '@madang/bench';
import { Command, InvalidArgumentError } from 'commander';
import { count } from '../numbers.ts';
import { checkedAddress, type QueueOption, queueOption } from '../queue-option.ts';

interface Options {
  readonly samples: number;
  readonly checked: number;
  readonly write?: boolean;
  readonly against?: string;
}

interface ServerOptions extends Pick<Options, 'samples' | 'write'> {
  readonly seconds: number;
  readonly attacks?: readonly string[] | true;
  readonly nodes?: readonly number[];
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

const SHARED = '\n--samples and --write work as for bench.';

const server = new Command('server')
  .summary('measure the server against the server of boardgame.io')
  .description(
    'Measure durable actions per second and their latency with 100, 1,000 and 5,000 players, the highest load, and the memory of idle tables. The load comes from another process.',
  )
  .option('--seconds <n>', 'duration of each measurement', count, 8)
  .option(
    '--attacks [name...]',
    `measure instead what honest players notice when one client attacks: ${Object.keys(ATTACKS).join(', ')} (default: all)`,
    attackNames,
  )
  .option('--nodes <list>', 'measure instead so many nodes on one PostgreSQL, such as 1,2,4', counts)
  .addHelpText('after', SHARED)
  .action((_, command: Command) => {
    const { samples, seconds, attacks, nodes, write = false } = command.optsWithGlobals<ServerOptions>();
    if (nodes !== undefined) return benchNodes({ nodes, seconds, write, tell });
    if (attacks === undefined) return benchServer({ samples, seconds, write, tell });
    return benchAttacks({ ...(attacks === true ? {} : { only: attacks }), sizes: { seconds }, write, tell });
  });

interface QueueBenchOptions extends Pick<Options, 'samples' | 'write'>, QueueOption {
  readonly rounds: number;
}

const queue = new Command('queue')
  .summary('measure the workers of a queue against threads')
  .description('Measure simulations on 1, 2 and 4 workers of a queue on this machine, and on threads of one process.')
  .addOption(queueOption('the queue, with no other workers (default: one that is started for it)'))
  .option('--rounds <n>', 'rounds per sample', count, 1_000_000)
  .addHelpText('after', SHARED)
  .action((_, command: Command) => {
    const { samples, rounds, queue: address, write = false } = command.optsWithGlobals<QueueBenchOptions>();
    return benchQueue({
      ...(address === undefined ? {} : { address: checkedAddress(address) }),
      ...{ samples, rounds, write, tell },
    });
  });

const laboratory = new Command('laboratory')
  .summary('measure simulations, logs, reports and the environment')
  .description('Measure what simulations, logs, reports and `madang env` make of the speed of the engine.')
  .addHelpText('after', SHARED)
  .action(async (_, command: Command) => {
    const { samples, write = false } = command.optsWithGlobals<Options>();
    process.stdout.write(await benchLaboratory({ samples, write, tell }));
  });

const learner = new Command('learner')
  .summary('measure the kernels that train networks')
  .description('Measure examples per CPU second: the kernels, and the same network in plain JavaScript.')
  .addHelpText('after', SHARED)
  .action(async (_, command: Command) => {
    const { samples, write = false } = command.optsWithGlobals<Options>();
    process.stdout.write(await benchLearner({ samples, write, tell }));
  });

interface WireOptions extends Pick<Options, 'write'> {
  readonly matches: number;
}

const wire = new Command('wire')
  .summary('count the bytes that a player is sent')
  .description('Count the bytes that the socket carries to a player for an action of each game, in every form.')
  .option('--matches <n>', 'matches of each game', count, 4)
  .addHelpText('after', '\n--write works as for bench.')
  .action((_, command: Command) => {
    const { matches, write = false } = command.optsWithGlobals<WireOptions>();
    return benchWire({ matches, write, tell });
  });

function counts(list: string): readonly number[] {
  return list.split(',').map(count);
}

function attackNames(name: string, before: readonly string[] | undefined): readonly string[] {
  if (!Object.hasOwn(ATTACKS, name))
    throw new InvalidArgumentError(`expected one of ${Object.keys(ATTACKS).join(', ')}.`);
  return [...(before ?? []), name];
}

export const bench = new Command('bench')
  .summary('measure the engine against boardgame.io and C')
  .description(
    'Measure random rounds per CPU second. Samples of all rows are interleaved. Takes some minutes; use an idle machine.',
  )
  .option('--samples <n>', 'samples per row', count, 5)
  .option('--checked <n>', 'rounds to play with both engines and compare card by card', count, 1_000_000)
  .option('--write', 'write the results to bench/RESULTS.md')
  .option(
    '--against <folder>',
    'instead compare this engine with that of another checkout (with its dependencies): samples of both in turns, and their ratio per row',
  )
  .action(({ samples, checked, write = false, against }: Options) =>
    against === undefined
      ? runBench({ samples, checked, write, tell })
      : benchAgainst({ checkout: resolve(against), samples, tell }),
  )
  .addCommand(server)
  .addCommand(wire)
  .addCommand(laboratory)
  .addCommand(learner)
  .addCommand(queue);
