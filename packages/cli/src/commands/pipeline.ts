import type { Json } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import {
  type CurvePoint,
  EVALUATION,
  FEWEST_DEALS,
  type Judged,
  type Listener,
  type LogReport,
  type PipelineReport,
  runPipeline,
  type ScoredIn,
  type SelfPlayReport,
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
import { type LengthOptions, lengthOf, withLengthOptions } from '../length-option.ts';
import { count } from '../numbers.ts';
import { PLAYER_NAMES, seatsOf, tableOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { type QueueOption, queueOption, workersOf } from '../queue-option.ts';
import { simulationRulesFrom } from '../rules-option.ts';
import { type TableOptions, withTableOptions } from '../table-options.ts';
import {
  SelfPlayOutput,
  type TrainingOptions,
  TrainingOutput,
  trainingOf,
  withTrainingOptions,
} from '../training-options.ts';

interface Options extends TableOptions, TrainingOptions, LengthOptions, QueueOption {
  readonly tag: string;
  readonly stage: string;
  readonly input?: readonly string[];
  readonly from?: string;
  readonly against?: string;
  readonly evaluationRounds?: number;
  readonly evaluationGames?: number;
  readonly generations: number;
  readonly seeds: number;
  readonly fresh?: true;
  readonly resume?: boolean;
  readonly models: string;
  readonly logs: string;
  readonly seed: string;
  readonly json?: true;
}

export const pipeline = withTrainingOptions(
  withTableOptions(
    withLengthOptions(
      new Command('pipeline')
        .summary('train a player by self-play and measure it, in one command')
        .description(
          'Train networks by self-play, generation after generation, until a generation is not better than the one before. Each generation trains networks from several seeds, one on each core, keeps the best, and is measured against the strongest player that needs no model and against the generation before. The deals of these comparisons are always the same. Write the models and a report with curves. With --input or --from: train a policy and a value on logged matches instead.',
        )
        .addArgument(gameArgument())
        .requiredOption('--tag <tag>', 'name of the model: v1, v2, … A later tag goes on from the one before', tag)
        .addOption(
          new Option('--stage <n>', `number of self-play rounds of a generation, by stage:\n${stages()}`)
            .choices(STAGES.map((_, i) => String(i)))
            .default('0'),
        ),
      'self-play ',
      ', instead of a stage',
    )
      .option('--generations <n>', 'stop after so many generations, even if the last one is better', count, 4)
      .option('--seeds <n>', 'number of networks that are trained side by side in a generation', count, 2)
      .option('--fresh', 'begin with networks that know nothing, not with the model of the last tag')
      .option('--input <files...>', 'learn a policy and a value from these logs instead of self-play')
      .option(
        '--from <players>',
        `learn a policy and a value from matches of these players instead. Names: ${PLAYER_NAMES}; with the prefix noisy: one move in ten is random`,
      )
      .option('--against <tag>', 'tag to go on from, or with logs to compare with (default: the last one)')
      .option(
        '--evaluation-rounds <n>',
        `number of rounds of an evaluation (default: ${EVALUATION.rounds.toLocaleString('en')}, the whole set)`,
        count,
      )
      .option('--evaluation-games <n>', 'another word for --evaluation-rounds', count)
      .option('--resume', 'continue this tag after Ctrl-C, a crash or a full disk; the options must be the same')
      .option('--models <folder>', 'folder of the models and the report', 'models')
      .option('--logs <folder>', 'folder of the self-play log', 'logs')
      .option('--seed <text>', 'random seed, used together with the tag', '1')
      .addOption(queueOption())
      .option('--json', 'print the report as a JSON object, and nothing else'),
    { budget: 20 },
  ),
  '128 on logs; self-play: those of the game, mostly 128x32',
)
  .addHelpText(
    'after',
    `\nExample:\n  $ madang pipeline ${EXAMPLE_GAME} --tag v1 --rounds 20k --evaluation-rounds 2000`,
  )
  .action(run);

function stages(): string {
  return STAGES.map(({ rounds, purpose }, i) => `${i}: ${rounds.toLocaleString('en')}, ${purpose}`).join('\n');
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
  if (options.from !== undefined) await tableOf({ game, rules, seats }, options.from);
  const { from, against, input: inputs, models, logs, seed, resume = false } = options;
  const evaluationRounds = options.evaluationRounds ?? options.evaluationGames ?? EVALUATION.rounds;
  const plan = {
    ...{ game: game.id, rules: rules as Json, seats, tag: options.tag, evaluationRounds, models, logs, seed, resume },
    length: lengthOf(options, { count: entryOf(STAGES, Number(options.stage)).rounds, unit: 'rounds' }),
    checksLogic: isStageZero(options),
    budget: { selfPlay: options.budget, evaluation: 1000 },
    training: trainingOf(options),
    generations: {
      ...{ most: options.generations, seeds: options.seeds, fresh: options.fresh ?? false },
      ...(options.hidden === undefined ? {} : { hidden: options.hidden }),
    },
    ...(inputs === undefined ? {} : { inputs }),
    ...(from === undefined ? {} : { from }),
    ...(against === undefined ? {} : { against }),
    ...(await workersOf(options)),
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

/** Stage 0 checks the logic; logs of others, and a number of rounds or matches, are no stage. */
function isStageZero({ stage, rounds, matches, games, input }: Options): boolean {
  return stage === '0' && [rounds, matches, games, input].every((option) => option === undefined);
}

function unfinished({ during, kept }: Unfinished, name: string): string {
  const files = kept.length === 0 ? 'no file was written' : `kept: ${kept.join(', ')}`;
  return `during ${during}; ${files}; the tag ${name} was not added; --resume continues`;
}

const SILENT: Listener = { step: () => {}, progress: () => {}, learning: () => {}, selfPlay: () => {} };

/** Prints the progress. */
class PipelineOutput implements Listener {
  private bar: Progress | null = null;
  private readonly training = new TrainingOutput();
  private games = new SelfPlayOutput();

  step(number: string, what: string): void {
    this.done();
    this.bar = null;
    if (number.trim() !== '') this.games = new SelfPlayOutput();
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

  selfPlay(seed: string, point: CurvePoint): void {
    this.games.point(`seed ${seed}`, point);
  }
}

function verdicts(report: PipelineReport): string {
  return report.format === 'madang-self-play-1' ? selfPlayVerdicts(report) : logVerdicts(report);
}

function logVerdicts({ evaluation: { policy, value, scoredIn } }: LogReport): string {
  return [policy, value].map((judged) => `${verdict(judged, scoredIn)}\n`).join('');
}

/** Every generation, which of them is the model, and whether the last one ended the training. */
function selfPlayVerdicts({ generations, best, model, isExhausted, evaluation }: SelfPlayReport): string {
  const lines = generations.flatMap(({ overKnown, overStart }) =>
    [overKnown, overStart].flatMap((judged) => (judged ? [verdict(judged, evaluation.scoredIn)] : [])),
  );
  const kept = best === 0 ? 'the model of the last tag' : `that of generation ${best}`;
  const end = isExhausted ? `: generation ${best + 1} gained nothing` : '';
  return [...lines, `${model} is ${kept}${end}`, ''].join('\n');
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
