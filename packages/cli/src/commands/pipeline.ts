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
import { gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { signed } from '../intervals.ts';
import { labFailure } from '../lab-failure.ts';
import { count } from '../numbers.ts';
import { PLAYER_NAMES, seatsOf, tableOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { RULES_HELP, simulationRulesFrom } from '../rules-option.ts';
import { LearningTold, type TrainingOptions, trainingOf, withTrainingOptions } from '../training-options.ts';

interface Options extends TrainingOptions {
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
  readonly rules?: string;
  readonly seats?: number;
  readonly workers?: number;
  readonly budget: number;
  readonly json?: true;
}

export const pipeline = withTrainingOptions(
  new Command('pipeline')
    .summary('self-play, training and evaluation in one go')
    .description(
      'Lets bots play games (self-play), trains a policy and a value model on them, and compares each with the model of the last tag (the first with the strongest player that needs no model) on deals that are always the same. Says whether the new one is better, and writes the log, the models and a report.',
    )
    .addArgument(gameArgument())
    .requiredOption('--tag <tag>', 'the name of this generation of models: v1, v2 …', tag)
    .addOption(
      new Option('--stage <n>', `how many games of self-play:\n${stages()}`)
        .choices(STAGES.map((_, i) => String(i)))
        .default('0'),
    )
    .option('--games <n>', 'this many games of self-play, whatever the stage', count)
    .option('--input <files...>', 'logs to learn from, instead of self-play')
    .option(
      '--from <players>',
      `who plays the games of self-play: ${PLAYER_NAMES}; with noisy: before it, one move in ten is by chance (default: noisy:greedy, then noisy: and the value model of the last tag)`,
    )
    .option('--against <tag>', 'the tag to compare with (default: the last one)')
    .option('--evaluation-games <n>', 'how many games of evaluation each model plays', count, EVALUATION.games)
    .option('--models <folder>', 'where the models and the report go, in a folder with the name of the game', 'models')
    .option('--logs <folder>', 'where the log of the self-play goes', 'logs')
    .option('--seed <text>', 'the random seed, together with the tag', '1')
    .option('--rules <rules>', RULES_HELP)
    .option('--seats <n>', 'how many players sit at the table (default: the usual number of the game)', count)
    .option('--workers <n>', 'how many threads work at once (default: one for each core)', count)
    .option('--budget <n>', 'how many iterations a player that searches may spend on a move of self-play', count, 20)
    .option('--json', 'print the report as one JSON object, and nothing else'),
)
  .addHelpText('after', '\nExample:\n  $ madang pipeline koikoi --tag v1 --games 2000 --evaluation-games 2000')
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
  const told = options.json ? null : new Told();
  try {
    const { done, signal } = await interruptible((aborted) => runPipeline(plan, told ?? SILENT, aborted));
    told?.done();
    if ('during' in done) throw new Interrupted(signal ?? 'SIGINT', unfinished(done, options.tag));
    process.stdout.write(options.json ? `${JSON.stringify(done)}\n` : verdicts(done));
  } catch (error) {
    throw labFailure(error);
  }
}

function unfinished({ during, kept }: Unfinished, name: string): string {
  const files = kept.length === 0 ? 'nothing is written' : `${kept.join(', ')} are whole and stay`;
  return `during ${during}; ${files}, and there is no tag ${name} yet`;
}

const SILENT: Listener = { step: () => {}, progress: () => {}, learning: () => {} };

/** Tells on the terminal how it goes. */
class Told implements Listener {
  private bar: Progress | null = null;
  private readonly training = new LearningTold();

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
  undecided: 'cannot be told from',
  'too few deals': `played too few deals (fewer than ${FEWEST_DEALS}) to be told from`,
};

function verdict({ model, opponent, verdict, points }: Judged, unit: ScoredIn): string {
  return `${model} ${WORDS[verdict]} ${opponent}: ${signed(points)} ${unit} a round`;
}
