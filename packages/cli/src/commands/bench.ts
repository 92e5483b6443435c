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
  .summary('measure the server against that of boardgame.io')
  .description(
    'Durable actions a second and how long they take with 100, 1,000 and 5,000 players, the most there can be, and the memory of idle tables. The load comes from another process.',
  )
  .option('--seconds <n>', 'how long each is measured', count, 8)
  .option(
    '--attacks [name...]',
    `instead: what honest players notice when one client attacks (${Object.keys(ATTACKS).join(', ')}; without a name, all)`,
    attackNames,
  )
  .addHelpText('after', '\n--samples and --write as for bench itself.')
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
  .summary('measure this engine against others and against C')
  .description(
    'Random rounds per CPU-second, all rows in turns. Takes some minutes; an idle machine gives better figures.',
  )
  .option('--samples <n>', 'samples of each row', count, 5)
  .option('--checked <n>', 'rounds to play twice and check card by card', count, 1_000_000)
  .option('--write', 'write the figures to bench/RESULTS.md')
  .action(({ samples, checked, write = false }: Options) => runBench({ samples, checked, write, tell }))
  .addCommand(server);
