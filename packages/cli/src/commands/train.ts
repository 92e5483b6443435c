import { learnModel, Output, type Plan, type Tick } from '@madang/lab';
import { type Model, type ModelKind, modelText } from '@madang/players';
import { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { LearningTold, type TrainingOptions, trainingOf, withTrainingOptions } from '../training-options.ts';

interface Options extends TrainingOptions {
  readonly input: readonly string[];
  readonly output: string;
  readonly seed: string;
}

const policy = trainer(
  'policy',
  'learn which action to choose',
  'Learns from the actions chosen in logged games, more from those of winners than from those of losers.',
);
const value = trainer(
  'value',
  'learn what a position is worth',
  'Learns what the seat will gain in the round, in points, from where its actions led in logged games.',
);

export const train = new Command('train')
  .summary('learn a player from logged games')
  .description(
    'Learns a policy (which action to choose) or a value (what a position is worth) from games that `madang simulate --out` has written. The model then plays as model:FILE.',
  )
  .addCommand(policy)
  .addCommand(value)
  .addHelpText(
    'after',
    '\nExample:\n  $ madang train value koikoi --input run.jsonl --output models/value-v1.json\n\nCtrl-C writes what was learned until then.',
  )
  .usage('policy|value [options] <game>')
  .argument('[policy|value]')
  .action((kind: string | undefined) => {
    throw new UsageError(`train is followed by policy or value${kind === undefined ? '' : `, not by '${kind}'`}`);
  });

function trainer(kind: ModelKind, summary: string, description: string): Command {
  const command = new Command(kind)
    .summary(summary)
    .description(description)
    .addArgument(gameArgument())
    .requiredOption('--input <files...>', 'logs to learn from, as `madang simulate --out` writes them')
    .requiredOption(
      '--output <file>',
      'where to write the model; its folder is made, and a file that is there is replaced',
    )
    .option('--seed <text>', 'the random seed of the first weights and of the order of positions', '1');
  return withTrainingOptions(command)
    .addHelpText(
      'after',
      `\nExample:\n  $ madang train ${kind} koikoi --input run.jsonl --output models/${kind}-v1.json`,
    )
    .action((id: string, options: Options) => run(kind, id, options));
}

async function run(kind: ModelKind, id: string, options: Options): Promise<void> {
  const { input: inputs, output, seed } = options;
  const { id: game } = gameOf(id);
  let place: Output | null = null;
  try {
    place = new Output(output);
    await learnInto(place, { ...trainingOf(options), kind, game, inputs, seed });
  } catch (error) {
    throw labFailure(error);
  } finally {
    place?.discard();
  }
}

async function learnInto(output: Output, plan: Plan): Promise<void> {
  const told = new LearningTold();
  let part = 0;
  const tell = (tick: Tick): void => {
    part = tick.part;
    told.tick(tick);
  };
  const { done: model, signal } = await interruptible((aborted) => learnModel(plan, tell, aborted));
  told.done();
  const isStopped = signal !== null && part < 1;
  if (isStopped && !model) throw new Interrupted(signal, 'before anything was learned; nothing is written');
  if (!model) throw new Error('nothing was learned');
  output.write(modelText(model));
  process.stdout.write(`${output.file}: ${described(model)}\n`);
  if (isStopped)
    throw new Interrupted(signal, `at ${Math.floor(100 * part)} %; ${output.file} is what was learned until then`);
}

function described({ kind, game, network, training }: Model): string {
  const weights = network.parameters.length.toLocaleString('en');
  return `a ${kind} of ${game} with ${weights} weights, from ${training.games.toLocaleString('en')} games`;
}
