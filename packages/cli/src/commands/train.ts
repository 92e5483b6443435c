import { learnModel, Output, type Plan, type Tick } from '@madang/lab';
import { type LogModel, type LogModelKind, modelText } from '@madang/players';
import { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { type TrainingOptions, TrainingOutput, trainingOf, withTrainingOptions } from '../training-options.ts';
import { selfPlay } from './train-self-play.ts';

interface Options extends TrainingOptions {
  readonly input: readonly string[];
  readonly output: string;
  readonly seed: string;
  readonly resume?: boolean;
}

const policy = trainer(
  'policy',
  'train a policy: which action to choose',
  'Learn from the actions in logged matches. Actions of winners weigh more than those of losers.',
);
const value = trainer(
  'value',
  'train a value: what a position is worth',
  'Learn how many points a seat will gain in the round, from the positions after its actions in logged matches.',
);

export const train = new Command('train')
  .summary('train a player by self-play or on logged matches')
  .description(
    'Train a network by self-play, or a policy (which action to choose) or a value (what a position is worth) on matches written by `madang simulate --out`. The model then plays as model:FILE.',
  )
  .addCommand(selfPlay)
  .addCommand(policy)
  .addCommand(value)
  .addHelpText(
    'after',
    `\nExamples:\n  $ madang train self-play ${EXAMPLE_GAME} --rounds 500k --output models/player.json\n  $ madang train value ${EXAMPLE_GAME} --input run.jsonl --output models/value-v1.json\n\nCtrl-C stops early and writes the model trained so far; --resume then continues.`,
  )
  .usage('self-play|policy|value [options] <game>')
  .argument('[self-play|policy|value]')
  .action((kind: string | undefined) => {
    throw new UsageError(`train: expected self-play, policy or value${kind === undefined ? '' : `, not '${kind}'`}`);
  });

function trainer(kind: LogModelKind, summary: string, description: string): Command {
  const command = new Command(kind)
    .summary(summary)
    .description(description)
    .addArgument(gameArgument())
    .requiredOption('--input <files...>', 'logs written by `madang simulate --out`')
    .requiredOption('--output <file>', 'file of the model; an existing file is replaced')
    .option('--seed <text>', 'random seed of the first weights and of the order of positions', '1')
    .option(
      '--resume',
      'continue the training of --output after Ctrl-C, a crash or a full disk; the options must be the same',
    );
  return withTrainingOptions(command)
    .addHelpText(
      'after',
      `\nExample:\n  $ madang train ${kind} ${EXAMPLE_GAME} --input run.jsonl --output models/${kind}-v1.json`,
    )
    .action((id: string, options: Options) => run(kind, id, options));
}

async function run(kind: LogModelKind, id: string, options: Options): Promise<void> {
  const { input: inputs, output, seed, resume = false } = options;
  const { id: game } = gameOf(id);
  let place: Output | null = null;
  try {
    place = new Output(output);
    await learnInto(place, { ...trainingOf(options), kind, game, inputs, seed }, resume);
  } catch (error) {
    throw labFailure(error);
  } finally {
    place?.discard();
  }
}

async function learnInto(output: Output, plan: Plan, resume: boolean): Promise<void> {
  const progress = new TrainingOutput();
  let part = 0;
  const onTick = (tick: Tick): void => {
    part = tick.part;
    progress.tick(tick);
  };
  const kept = { output: output.file, resume };
  const { done: model, signal } = await interruptible((aborted) => learnModel(plan, onTick, aborted, kept));
  progress.done();
  const isStopped = signal !== null && part < 1;
  if (isStopped && !model) throw new Interrupted(signal, 'before anything was learned; no file was written');
  if (!model) throw new Error('nothing was learned');
  output.write(modelText(model));
  process.stdout.write(`${output.file}: ${described(model)}\n`);
  if (isStopped)
    throw new Interrupted(
      signal,
      `at ${Math.floor(100 * part)} %; ${output.file} is the model trained so far; --resume continues`,
    );
}

function described({ kind, game, weights, training }: LogModel): string {
  const count = weights.parameters.length.toLocaleString('en');
  return `a ${kind} of ${game} with ${count} weights, from ${training.games.toLocaleString('en')} matches`;
}
