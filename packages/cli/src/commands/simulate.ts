import type { Json } from '@madang/engine';
import {
  asksHour,
  convert,
  type Length,
  LOG_MODES,
  type LogMode,
  recordSimulation,
  refuseTables,
  type ScoredIn,
  type Simulation,
  scoredIn,
  simulateOnWorkers,
  TABLES,
  type Totals,
} from '@madang/lab';
import { Command, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { HOUR_HELP, hour, hoursOf } from '../hour-option.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { type LengthOptions, lengthOf, withLengthOptions } from '../length-option.ts';
import { PLAYER_NAMES, seatsOf, tableOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { type QueueOption, queueOption, workersOf } from '../queue-option.ts';
import { simulationRulesFrom } from '../rules-option.ts';
import { summaryOf } from '../simulation-summary.ts';
import { type TableOptions, withTableOptions } from '../table-options.ts';

interface Options extends TableOptions, LengthOptions, QueueOption {
  readonly seed: string;
  readonly players?: string;
  readonly hour?: number | 'spread';
  readonly out?: string;
  readonly logMode?: LogMode;
  readonly resume?: boolean;
  readonly format: 'jsonl' | 'parquet';
  readonly json?: true;
}

export const simulate = withTableOptions(
  withLengthOptions(
    new Command('simulate')
      .summary('play many matches between bots and print statistics')
      .description(
        'Play matches between bots on all cores. Every match follows from the seed and its number, so a simulation can be repeated exactly.',
      )
      .addArgument(gameArgument()),
    '',
    ' (default: 1000)',
  )
    .option('--seed <text>', 'random seed: the same text gives the same matches', '1')
    .option(
      '--players <names>',
      `players: one name for all seats, or one name per seat, separated by commas. Names: ${PLAYER_NAMES} (default: random)`,
    ),
)
  .option('--hour <hour>', `${HOUR_HELP} (default: 12; with --out, which is for training, spread)`, hour)
  .option(
    '--out <file>',
    'write a log of all matches to this file (JSON Lines), with a report and a card catalogue in the same folder',
  )
  .addOption(
    new Option(
      '--log-mode <mode>',
      'compact: enough to replay a match; delta: the changes made by each step (default: compact)',
    ).choices(LOG_MODES),
  )
  .option(
    '--resume',
    'continue the simulation of --out after Ctrl-C, a crash or a full disk; the options must be the same',
  )
  .addOption(
    new Option('--format <format>', 'parquet: also write tables of rounds, actions and decisions (docs/datasets.md)')
      .choices(['jsonl', 'parquet'])
      .default('jsonl'),
  )
  .addOption(queueOption())
  .option('--json', 'print the totals as a JSON object')
  .addHelpText(
    'after',
    `
Examples:
  $ madang simulate ${EXAMPLE_GAME} --rounds 1M
  $ madang simulate ${EXAMPLE_GAME} --matches 1000 --players greedy,random --out run.jsonl --log-mode delta`,
  )
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const { seed, budget, logMode } = options;
  if (logMode !== undefined && options.out === undefined) throw new UsageError('--log-mode requires --out');
  if (options.resume && options.out === undefined) throw new UsageError('--resume requires --out');
  const length = lengthOf(options, { count: 1000, unit: 'matches' });
  if (options.format === 'parquet' && options.out === undefined) throw new UsageError('--format requires --out');
  const game = gameOf(id);
  const rules = simulationRulesFrom(game, options.rules);
  const seats = seatsOf(game, options.seats);
  const players = await tableOf({ game, rules, seats }, options.players ?? 'random');
  if (options.hour !== undefined && !asksHour(game, rules))
    throw new UsageError(`--hour: the hour does not matter under these rules of ${game.id}`);
  const simulation: Simulation = {
    ...{ game: game.id, rules: rules as Json, seats, players, seed, budget },
    ...hoursOf(options.hour ?? (options.out !== undefined && asksHour(game, rules) ? 'spread' : undefined)),
  };
  const progress = new Progress(length.count, length.unit);
  const started = performance.now();
  const { done, signal } = await interruptible((aborted) =>
    produced({ simulation, length }, options, progress, aborted),
  );
  progress.done();
  const { totals, files } = done;
  if (totals.rounds > 0 || !signal)
    print(
      { ...simulation, scoredIn: scoredIn(game, rules) },
      totals,
      files,
      (performance.now() - started) / 1000,
      options.json ?? false,
    );
  const played = totals[length.unit];
  if (signal && played < length.count)
    throw new Interrupted(
      signal,
      `after ${counted(played)} of ${counted(length.count)} ${length.unit}${kept(files, length)}`,
    );
}

const counted = (number: number): string => number.toLocaleString('en');

function kept(files: Files, { unit }: Length): string {
  return files.length === 0 ? '' : `; these ${unit} are in ${files.join(', ')}; --resume continues`;
}

type Files = readonly string[];

async function produced(
  work: { readonly simulation: Simulation; readonly length: Length },
  { out, logMode = 'compact', resume = false, format, ...options }: Options,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ readonly totals: Totals; readonly files: Files }> {
  const job = {
    ...{ ...work, signal },
    ...(await workersOf(options)),
    progress: (done: number) => progress.at(done),
  };
  try {
    if (out === undefined) return { totals: (await simulateOnWorkers(job)).totals, files: [] };
    if (format === 'parquet') refuseTables(out);
    const { totals, files } = await recordSimulation({ ...job, file: out, mode: logMode, resume });
    const isComplete = totals[work.length.unit] >= work.length.count;
    const withTables = format === 'parquet' && isComplete;
    const tables = withTables ? await convert({ input: out, output: out, format, tables: TABLES }) : [];
    return { totals, files: [...Object.values(files), ...tables] };
  } catch (error) {
    throw labFailure(error);
  }
}

type Described = Simulation & { readonly scoredIn: ScoredIn };

function print(simulation: Described, totals: Totals, files: Files, seconds: number, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ ...simulation, ...totals, seconds })}\n`);
    return;
  }
  const written = files.length === 0 ? '' : `\nwritten: ${files.join(', ')}\n`;
  process.stdout.write(`${summaryOf(simulation, totals, simulation.scoredIn, seconds)}${written}`);
}
