import { bench as runBench } from '@madang/bench';
import { Command } from 'commander';
import { count } from '../numbers.ts';

interface Options {
  readonly samples: number;
  readonly checked: number;
  readonly write?: boolean;
}

export const bench = new Command('bench')
  .summary('measure this engine against others and against C')
  .description(
    'Random rounds per CPU-second, all rows in turns. Takes some minutes; an idle machine gives better figures.',
  )
  .option('--samples <n>', 'samples of each row', count, 5)
  .option('--checked <n>', 'rounds to play twice and check card by card', count, 1_000_000)
  .option('--write', 'write the figures to bench/RESULTS.md')
  .action(({ samples, checked, write = false }: Options) =>
    runBench({ samples, checked, write, tell: (line) => process.stderr.write(`${line}\n`) }),
  );
