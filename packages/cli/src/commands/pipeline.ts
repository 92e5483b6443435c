import type { Json } from '@madang/engine';
import {
  EVALUATION,
  FEWEST_DEALS,
  type Judged,
  type Listener,
  type PipelineReport,
  runPipeline,
  type ScoredIn,
  STAGES,
  type Tick,
  type Unfinished,
  type Verdict,
} from '@madang/lab';
import { Command, InvalidArgumentError, Option } from 'commander';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { signed } from '../intervals.ts';
import { labFailure } from '../lab-failure.ts';
import { count } from '../numbers.ts';
import { PLAYER_NAMES, seatsOf, tableOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { simulationRulesFrom } from '../rules-option.ts';
import { type TableOptions, withTableOptions } from '../table-options.ts';
import { type TrainingOptions, TrainingOutput, trainingOf, withTrainingOptions } from '../training-options.ts';

interface Options extends TableOptions, TrainingOptions {
  readonly tag: string;
  readonly stage: string;
  readonly games?: number;
  readonly input?: readonly string[];
  readonly from?: string;
  readonly against?: string;
  readonly evaluationGames: number;
  readonly models: string;
  readonly logs: string;
  readonly seed: string;
  readonly json?: true;
}

export const pipeline = withTrainingOptions(
  withTableOptions(
    new Command('pipeline')
      .summary('self-play, training and evaluation in one command')
      .description(
        'Play games between bots (self-play), train a policy and a value on them, and compare each with the model of the last tag, or for the first tag with the strongest player that needs no model. The deals of the comparison are always the same. Write the log, the models and a report.',
      )
      .addArgument(gameArgument())
      .requiredOption('--tag <tag>', 'name of this generation of models: v1, v2, …', tag)
      .addOption(
        new Option('--stage <n>', `number of self-play games by stage:\n${stages()}`)
          .choices(STAGES.map((_, i) => String(i)))
          .default('0'),
      )
      .option('--games <n>', 'number of self-play games, instead of a stage', count)
      .option('--input <files...>', 'learn from these logs instead of self-play')
      .option(
        '--from <players>',
        `players of the self-play. Names: ${PLAYER_NAMES}; with the prefix noisy: one move in ten is random (default: noisy:greedy, then noisy: with the value of the last tag)`,
      )
      .option('--against <tag>', 'tag to compare with (default: the last one)')
      .option('--evaluation-games <n>', 'number of evaluation games per model', count, EVALUATION.games)
      .option('--models <folder>', 'folder of the models and the report', 'models')
      .option('--logs <folder>', 'folder of the self-play log', 'logs')
      .option('--seed <text>', 'random seed, used together with the tag', '1')
      .option('--json', 'print the report as a JSON object, and nothing else'),
    { budget: 20 },
  ),
)
  .addHelpText('after', `\nExample:\n  $ madang pipeline ${EXAMPLE_GAME} --tag v1 --games 2000 --evaluation-games 2000`)
  .action(run);

function stages(): string {
  return STAGES.map(({ games, purpose }, i) => `${i}: ${games.toLocaleString('en')}, ${purpose}`).join('\n');
}

function tag(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/.test(text)) return text;
  throw new InvalidArgumentError(
    'Expected letters, digits, dots, dashes and underscores, at most 32, the first a letter or a digit.',
  );
}

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  const rules = simulationRulesFrom(game, options.rules);
  const seats = seatsOf(game, options.seats);
  if (options.from !== undefined) tableOf({ game, rules, seats }, options.from);
  const { from, against, input: inputs, workers, evaluationGames, models, logs, seed } = options;
  const plan = {
    ...{ game: game.id, rules: rules as Json, seats, tag: options.tag, evaluationGames, models, logs, seed },
    games: options.games ?? STAGES[Number(options.stage)].games,
    budget: { selfPlay: options.budget, evaluation: 1000 },
    training: trainingOf(options),
    ...(inputs === undefined ? {} : { inputs }),
    ...(from === undefined ? {} : { from }),
    ...(against === undefined ? {} : { against }),
    ...(workers === undefined ? {} : { workers }),
  };
  const output = options.json ? null : new PipelineOutput();
  try {
    const { done, signal } = await interruptible((aborted) => runPipeline(plan, output ?? SILENT, aborted));
    output?.done();
    if ('during' in done) throw new Interrupted(signal ?? 'SIGINT', unfinished(done, options.tag));
    process.stdout.write(options.json ? `${JSON.stringify(done)}\n` : verdicts(done));
  } catch (error) {
    throw labFailure(error);
  }
}

function unfinished({ during, kept }: Unfinished, name: string): string {
  const files = kept.length === 0 ? 'no file was written' : `kept: ${kept.join(', ')}`;
  return `during ${during}; ${files}; the tag ${name} was not added`;
}

const SILENT: Listener = { step: () => {}, progress: () => {}, learning: () => {} };

/** Prints the progress. */
class PipelineOutput implements Listener {
  private bar: Progress | null = null;
  private readonly training = new TrainingOutput();

  step(number: string, what: string): void {
    this.done();
    this.bar = null;
    process.stdout.write(`${number} ${what}\n`);
  }

  done(): void {
    this.bar?.done();
    this.training.done();
  }

  progress(done: number, of: number, unit: string): void {
    this.bar ??= new Progress(of, unit);
    this.bar.at(done);
  }

  learning(tick: Tick): void {
    this.training.tick(tick);
  }
}

function verdicts({ evaluation: { policy, value, scoredIn } }: PipelineReport): string {
  return [policy, value].map((judged) => `${verdict(judged, scoredIn)}\n`).join('');
}

const WORDS: Readonly<Record<Verdict, string>> = {
  better: 'is better than',
  worse: 'is worse than',
  undecided: 'shows no clear difference from',
  'too few deals': `played too few deals (fewer than ${FEWEST_DEALS}) to be compared with`,
};

function verdict({ model, opponent, verdict, points }: Judged, unit: ScoredIn): string {
  return `${model} ${WORDS[verdict]} ${opponent}: ${signed(points)} ${unit} a round`;
}
