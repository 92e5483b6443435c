import type { Json } from '@madang/engine';
import { Output, type SelfPlayed, type SelfPlayPlan, trainBySelfPlay } from '@madang/lab';
import { modelText } from '@madang/players';
import { Command } from 'commander';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { count } from '../numbers.ts';
import { seatsOf } from '../players-option.ts';
import { type QueueOption, queueOption, workersOf } from '../queue-option.ts';
import { RULES_HELP, simulationRulesFrom } from '../rules-option.ts';
import { SelfPlayOutput, withHidden } from '../training-options.ts';

interface Options extends QueueOption {
  readonly rounds: number;
  readonly output: string;
  readonly start?: string;
  readonly rules?: string;
  readonly seats?: number;
  readonly seed: string;
  readonly hidden?: readonly number[];
  readonly resume?: boolean;
}

export const selfPlay = withHidden(
  new Command('self-play')
    .summary('train a network by self-play: what each action is worth')
    .description(
      'Train one network by playing against itself, without logs and without another player. It says what each action is worth, so that it is policy and value in one. `madang pipeline` trains generation after generation and says how strong they are.',
    )
    .addArgument(gameArgument())
    .requiredOption('--rounds <n>', 'number of rounds, such as 500k', count)
    .requiredOption('--output <file>', 'file of the model; an existing file is replaced')
    .option('--start <file>', 'go on from this model of self-play')
    .option('--rules <rules>', RULES_HELP)
    .option('--seats <n>', 'number of players (default: the usual number of the game)', count)
    .option('--seed <text>', 'random seed of the first weights and of the rounds', '1'),
  'those of the game, mostly 128x32',
)
  .addOption(queueOption('train on a worker of this queue (see "madang worker") instead of on this machine'))
  .option(
    '--resume',
    'continue the training of --output after Ctrl-C, a crash or a full disk; the options must be the same',
  )
  .addHelpText(
    'after',
    `\nExample:\n  $ madang train self-play ${EXAMPLE_GAME} --rounds 500k --output models/player.json`,
  )
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const { rounds, output: file, start, seed, hidden, resume = false } = options;
  const game = gameOf(id);
  const rules = simulationRulesFrom(game, options.rules);
  const plan: SelfPlayPlan = {
    ...{ game: game.id, rules: rules as Json, seats: seatsOf(game, options.seats), rounds, seed },
    ...(start === undefined ? {} : { start }),
    ...(hidden === undefined ? {} : { hidden }),
  };
  const computing = await workersOf(options);
  const progress = new SelfPlayOutput();
  let output: Output | null = null;
  try {
    output = new Output(file);
    const { done: played, signal } = await interruptible((aborted) =>
      trainBySelfPlay({
        ...{ plan, kept: { output: file, resume }, signal: aborted, ...computing },
        tell: (point) => progress.point('', point),
      }),
    );
    if (!played) throw new Interrupted(signal ?? 'SIGINT', 'before anything was learned; no file was written');
    output.write(modelText(played.model));
    process.stdout.write(`${output.file}: ${described(played)}\n`);
    if (played.done < 1)
      throw new Interrupted(
        signal ?? 'SIGINT',
        `at ${Math.floor(100 * played.done)} %; ${output.file} is the model trained so far; --resume continues`,
      );
  } catch (error) {
    throw labFailure(error);
  } finally {
    output?.discard();
  }
}

function described({ model: { game, weights, training }, cpuSeconds }: SelfPlayed): string {
  const count = weights.parameters.length.toLocaleString('en');
  const rounds = training.rounds.toLocaleString('en');
  return `a player of ${game} with ${count} weights, after ${rounds} rounds in ${(cpuSeconds / 60).toFixed(1)} CPU minutes`;
}
