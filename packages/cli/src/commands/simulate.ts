import type { Json } from '@madang/engine';
import {
  asksHour,
  LOG_MODES,
  type LogMode,
  recordSimulation,
  type ScoredIn,
  type Simulation,
  scoredIn,
  simulateOnWorkers,
  type Totals,
} from '@madang/lab';
import { Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { count } from '../numbers.ts';
import { PLAYER_NAMES, seatsOf, tableOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { simulationRulesFrom } from '../rules-option.ts';
import { summaryOf } from '../simulation-summary.ts';
import { type TableOptions, withTableOptions } from '../table-options.ts';

interface Options extends TableOptions {
  readonly games: number;
  readonly seed: string;
  readonly players?: string;
  readonly hour?: number | 'spread';
  readonly out?: string;
  readonly logMode?: LogMode;
  readonly json?: true;
}

export const simulate = withTableOptions(
  new Command('simulate')
    .summary('play many matches between bots and print statistics')
    .description(
      'Play whole matches between bots on all cores. Every game follows from the seed and its number, so a simulation can be repeated exactly.',
    )
    .addArgument(gameArgument())
    .option('--games <n>', 'number of matches', count, 1000)
    .option('--seed <text>', 'random seed: the same text gives the same games', '1')
    .option(
      '--players <names>',
      `players: one name for all seats, or one name per seat, separated by commas. Names: ${PLAYER_NAMES} (default: random)`,
    ),
)
  .option(
    '--hour <hour>',
    'for rules in which the hour of the day matters: the hour at which matches begin, 0 to 23, or "spread" for all hours equally (default: 12)',
    hour,
  )
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
  .option('--json', 'print the totals as a JSON object')
  .addHelpText(
    'after',
    `
Examples:
  $ madang simulate ${EXAMPLE_GAME} --games 100_000
  $ madang simulate ${EXAMPLE_GAME} --games 1000 --players greedy,random --out run.jsonl --log-mode delta`,
  )
  .action(run);

function hour(text: string): number | 'spread' {
  if (text === 'spread') return text;
  if (/^\d{1,2}$/.test(text) && Number(text) < 24) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 0 to 23, or "spread".');
}

function hoursOf(hours: Options['hour']): Pick<Simulation, 'inputs' | 'hour'> {
  if (hours === 'spread') return { inputs: {}, hour: hours };
  return { inputs: hours === undefined ? {} : { hour: hours } };
}

async function run(id: string, options: Options): Promise<void> {
  const { seed, budget, logMode } = options;
  if (logMode !== undefined && options.out === undefined) throw new UsageError('--log-mode requires --out');
  const game = gameOf(id);
  const rules = simulationRulesFrom(game, options.rules);
  const seats = seatsOf(game, options.seats);
  const players = tableOf({ game, rules, seats }, options.players ?? 'random').map(({ name }) => name);
  if (options.hour !== undefined && !asksHour(game, rules))
    throw new UsageError(`--hour: the hour does not matter under these rules of ${game.id}`);
  const simulation: Simulation = {
    ...{ game: game.id, rules: rules as Json, seats, players, seed, budget },
    ...hoursOf(options.hour),
  };
  const progress = new Progress(options.games, 'games');
  const started = performance.now();
  const { done, signal } = await interruptible((aborted) => produced(simulation, options, progress, aborted));
  progress.done();
  const { totals, files } = done;
  if (totals.games > 0 || !signal)
    print(
      { ...simulation, scoredIn: scoredIn(game, rules) },
      totals,
      files,
      (performance.now() - started) / 1000,
      options.json ?? false,
    );
  if (signal && totals.games < options.games)
    throw new Interrupted(signal, `after ${counted(totals.games)} of ${counted(options.games)} games${kept(files)}`);
}

const counted = (number: number): string => number.toLocaleString('en');

function kept(files: Files): string {
  return files.length === 0 ? '' : `; these games are in ${files.join(', ')}`;
}

type Files = readonly string[];

async function produced(
  simulation: Simulation,
  { games, workers, out, logMode = 'compact' }: Options,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ readonly totals: Totals; readonly files: Files }> {
  const job = {
    ...{ simulation, games, signal },
    ...(workers === undefined ? {} : { workers }),
    progress: (done: number) => progress.at(done),
  };
  if (out === undefined) return { totals: (await simulateOnWorkers(job)).totals, files: [] };
  try {
    const { totals, files } = await recordSimulation({ ...job, file: out, mode: logMode });
    return { totals, files: Object.values(files) };
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
