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
import { gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { count } from '../numbers.ts';
import { PLAYER_NAMES, seatsOf, tableOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { RULES_HELP, simulationRulesFrom } from '../rules-option.ts';
import { summaryOf } from '../simulation-summary.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly rules?: string;
  readonly players?: string;
  readonly seats?: number;
  readonly workers?: number;
  readonly budget: number;
  readonly hour?: number | 'spread';
  readonly out?: string;
  readonly logMode?: LogMode;
  readonly json?: true;
}

export const simulate = new Command('simulate')
  .summary('play many matches between bots, and count what happens')
  .description(
    'Plays whole matches between players on all cores. Every game follows from the seed and its number alone, so a simulation can be repeated exactly, and any game of it looked at again.',
  )
  .addArgument(gameArgument())
  .option('--games <n>', 'how many matches to play', count, 1000)
  .option('--seed <text>', 'the random seed: the same text gives the same games', '1')
  .option('--rules <rules>', RULES_HELP)
  .option(
    '--players <names>',
    `who plays: one name for all seats, or one for each, separated by commas: ${PLAYER_NAMES} (default: random)`,
  )
  .option('--seats <n>', 'how many players sit at the table (default: the usual number of the game)', count)
  .option('--workers <n>', 'how many threads work at once (default: one for each core)', count)
  .option('--budget <n>', 'how many iterations a player that searches may spend on a move', count, 1000)
  .option(
    '--hour <hour>',
    'Go-Stop and Matgo: the hour of the day at which the matches begin, 0 to 23, for 밤일낮장; or spread, for all hours alike (default: 12)',
    hour,
  )
  .option(
    '--out <file>',
    'write every match to this file, one line of JSON each; a report and a catalogue of the cards go beside it, and its folder is made',
  )
  .addOption(
    new Option(
      '--log-mode <mode>',
      'what a line says: compact, enough to play the game again; delta, all that each step changed (default: compact)',
    ).choices(LOG_MODES),
  )
  .option('--json', 'print the totals as one JSON object')
  .addHelpText(
    'after',
    `
Examples:
  $ madang simulate koikoi --games 100_000
  $ madang simulate matgo --games 1000 --players greedy,random --out run.jsonl --log-mode delta`,
  )
  .action(run);

function hour(text: string): number | 'spread' {
  if (text === 'spread') return text;
  if (/^\d{1,2}$/.test(text) && Number(text) < 24) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 0 to 23, or spread.');
}

function hoursOf(hours: Options['hour']): Pick<Simulation, 'inputs' | 'hour'> {
  if (hours === 'spread') return { inputs: {}, hour: hours };
  return { inputs: hours === undefined ? {} : { hour: hours } };
}

async function run(id: string, options: Options): Promise<void> {
  const { seed, budget, logMode } = options;
  if (logMode !== undefined && options.out === undefined) throw new UsageError('--log-mode wants --out with it');
  const game = gameOf(id);
  const rules = simulationRulesFrom(game, options.rules);
  const seats = seatsOf(game, options.seats);
  const players = tableOf({ game, rules, seats }, options.players ?? 'random').map(({ name }) => name);
  if (options.hour !== undefined && !asksHour(game, rules))
    throw new UsageError(`--hour: by these rules of ${game.id} nothing depends on the hour`);
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
  return files.length === 0 ? '' : `; ${files.join(', ')} are whole and hold these games`;
}

type Files = readonly string[];

async function produced(
  simulation: Simulation,
  { games, workers, out, logMode = 'compact' }: Options,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ readonly totals: Totals; readonly files: Files }> {
  const production = {
    ...{ simulation, games, signal },
    ...(workers === undefined ? {} : { workers }),
    progress: (done: number) => progress.at(done),
  };
  if (out === undefined) return { totals: (await simulateOnWorkers(production)).totals, files: [] };
  try {
    const { totals, files } = await recordSimulation({ ...production, file: out, mode: logMode });
    return { totals, files: Object.values(files) };
  } catch (error) {
    throw labFailure(error);
  }
}

type Told = Simulation & { readonly scoredIn: ScoredIn };

function print(simulation: Told, totals: Totals, files: Files, seconds: number, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ ...simulation, ...totals, seconds })}\n`);
    return;
  }
  const written = files.length === 0 ? '' : `\nwritten: ${files.join(', ')}\n`;
  process.stdout.write(`${summaryOf(simulation, totals, simulation.scoredIn, seconds)}${written}`);
}
