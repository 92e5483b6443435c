import { ATTACKS, benchAttacks, benchServer, bench as runBench } from '@madang/bench';
import { Command, InvalidArgumentError } from 'commander';
import { count } from '../numbers.ts';

interface Options {
  readonly samples: number;
  readonly checked: number;
  readonly write?: boolean;
}

interface ServerOptions extends Pick<Options, 'samples' | 'write'> {
  readonly seconds: number;
  readonly attacks?: readonly string[] | true;
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

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
  .addHelpText('after', '\n--samples and --write work as for bench.')
  .action((_, command: Command) => {
    const { samples, seconds, attacks, write = false } = command.optsWithGlobals<ServerOptions>();
    if (attacks === undefined) return benchServer({ samples, seconds, write, tell });
    return benchAttacks({ ...(attacks === true ? {} : { only: attacks }), sizes: { seconds }, write, tell });
  });

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
  .action(({ samples, checked, write = false }: Options) => runBench({ samples, checked, write, tell }))
  .addCommand(server);
