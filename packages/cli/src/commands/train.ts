import { learnModel, writeModel } from '@madang/lab';
import type { Model, ModelKind } from '@madang/players';
import { Command } from 'commander';
import { gameArgument, gameOf } from '../games.ts';
import { labFailure } from '../lab-failure.ts';
import { interruptible } from '../progress.ts';
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
  .description('Learns a policy or a value from what `madang simulate --out` has written. It plays as model:FILE.')
  .addCommand(policy)
  .addCommand(value);

function trainer(kind: ModelKind, summary: string, description: string): Command {
  const command = new Command(kind)
    .summary(summary)
    .description(description)
    .addArgument(gameArgument())
    .requiredOption('--input <files...>', 'logs of games, compact or delta')
    .requiredOption('--output <file>', 'where the model goes; its folder is made, and a model there replaced')
    .option('--seed <text>', 'what the first weights and the order follow from', '1');
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
  try {
    const plan = { ...trainingOf(options), kind, game, inputs, seed };
    const told = new LearningTold();
    const model = await interruptible((signal) => learnModel(plan, (tick) => told.tick(tick), signal));
    told.done();
    writeModel(output, model);
    process.stdout.write(`${output}: ${described(model)}\n`);
  } catch (error) {
    throw labFailure(error);
  }
}

function described({ kind, game, network, training }: Model): string {
  const weights = network.parameters.length.toLocaleString('en');
  return `a ${kind} of ${game} with ${weights} weights, from ${training.games.toLocaleString('en')} games`;
}
