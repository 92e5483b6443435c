import { convert as convertFile, DATA_FORMATS, type DataFormat, TABLES, type TableName } from '@madang/lab';
import { Command, Option } from 'commander';
import { labFailure } from '../lab-failure.ts';
import { Progress } from '../progress.ts';
import { tables } from '../tables-option.ts';

interface Options {
  readonly format: DataFormat;
  readonly tables: readonly TableName[];
}

export const convert = new Command('convert')
  .summary('write a log of simulated matches in another format')
  .description(
    'Convert between compact logs, delta logs and Parquet tables of rounds, actions and decisions (docs/datasets.md). Every match is played again, so that a log that does not agree with the rules is noticed.',
  )
  .argument('<input>', 'log written by `madang simulate --out`, or a rounds table (NAME-rounds.parquet)')
  .argument('<output>', 'log to write; for parquet the beginning of the names: NAME gives NAME-rounds.parquet')
  .addOption(new Option('--format <format>', 'format of the output').choices(DATA_FORMATS).default('parquet'))
  .option(
    '--tables <names>',
    `tables of parquet, separated by commas: ${TABLES.join(', ')} (default: all)`,
    tables,
    TABLES,
  )
  .addHelpText('after', '\nExample:\n  $ madang convert run.jsonl run --tables rounds,actions')
  .action(run);

async function run(input: string, output: string, options: Options): Promise<void> {
  const progress = new Progress(100, '% of the input');
  try {
    const files = await convertFile({
      input,
      output,
      ...options,
      progress: (part) => progress.at(Math.floor(100 * part)),
    });
    progress.done();
    process.stdout.write(`written: ${files.join(', ')}\n`);
  } catch (error) {
    throw labFailure(error);
  }
}
