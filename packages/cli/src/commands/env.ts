import { once } from 'node:events';
import { asksHour, Environment, FrameChannel, LineChannel, UNITS, type Unit } from '@madang/lab';
import { Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { HOUR_HELP, hour, hoursOf } from '../hour-option.ts';
import { count } from '../numbers.ts';
import { seatsOf } from '../players-option.ts';
import { RULES_HELP, simulationRulesFrom } from '../rules-option.ts';

interface Options {
  readonly batch: number;
  readonly binary?: true;
  readonly unit: Unit;
  readonly seed: string;
  readonly rules?: string;
  readonly seats?: number;
  readonly hour?: number | 'spread';
}

const LARGEST_BATCH = 65_536;

export const env = new Command('env')
  .summary('let a program in any language play games: an environment for reinforcement learning')
  .description(
    'Read messages from stdin and answer on stdout: reset, step, observations, legal actions, returns. The messages are described in docs/env.md; clients/python speaks them.',
  )
  .addArgument(gameArgument())
  .option('--batch <n>', 'number of games in each message', batchSize, 1)
  .option('--binary', 'binary frames instead of lines of JSON')
  .addOption(
    new Option('--unit <unit>', 'an episode is the first round of a match, or a whole match')
      .choices(UNITS)
      .default('round'),
  )
  .option('--seed <text>', 'random seed: the same text gives the same cards', '1')
  .option('--rules <rules>', RULES_HELP)
  .option('--seats <n>', 'number of players (default: the usual number of the game)', count)
  .option('--hour <hour>', `${HOUR_HELP} (default: 12)`, hour)
  .addHelpText('after', `\nExample:\n  $ echo '{"op":"reset"}' | madang env ${EXAMPLE_GAME} --batch 2`)
  .action(run);

function batchSize(text: string): number {
  const size = count(text);
  if (size <= LARGEST_BATCH) return size;
  throw new InvalidArgumentError(`Expected at most ${LARGEST_BATCH.toLocaleString('en')}.`);
}

async function run(id: string, options: Options): Promise<void> {
  const { unit, batch, seed } = options;
  const game = gameOf(id);
  const rules = simulationRulesFrom(game, options.rules);
  const seats = seatsOf(game, options.seats);
  if (options.hour !== undefined && !asksHour(game, rules))
    throw new UsageError(`--hour: the hour does not matter under these rules of ${game.id}`);
  const environment = new Environment({ game, rules, seats, unit, batch, seed, ...hoursOf(options.hour) });
  const write = (content: string | Uint8Array): void => void process.stdout.write(content);
  const channel = options.binary ? new FrameChannel(environment, write) : new LineChannel(environment, write);
  for await (const chunk of process.stdin) {
    channel.take(chunk);
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
  }
}
