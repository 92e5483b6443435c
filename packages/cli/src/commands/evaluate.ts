import type { Json } from '@madang/engine';
import { type Compared, compareOnWorkers, FEWEST_DEALS, type ScoredIn, scoredIn } from '@madang/lab';
import { Command, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { share, signed } from '../intervals.ts';
import { count } from '../numbers.ts';
import { PLAYER_NAMES, playerNamed, seatsOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { RULES_HELP, simulationRulesFrom } from '../rules-option.ts';

interface Options {
  readonly players: string;
  readonly pairs: number;
  readonly unit: 'round' | 'match';
  readonly seed: string;
  readonly rules?: string;
  readonly seats?: number;
  readonly workers?: number;
  readonly budget: number;
  readonly json?: true;
}

export const evaluate = new Command('evaluate')
  .summary('compare two players by duplicate deals')
  .description(
    'Plays the same deals with the first player in each seat in turn and the second player in all the others, so that the luck of the deal cancels out. Prints the difference with its 95 % confidence interval.',
  )
  .addArgument(gameArgument())
  .requiredOption('--players <a,b>', `the two players to compare: ${PLAYER_NAMES}`)
  .option('--pairs <n>', 'how many deals; each is played once from every seat', count, 1000)
  .addOption(
    new Option('--unit <unit>', 'what is compared: the first round of a match, or whole matches')
      .choices(['round', 'match'])
      .default('round'),
  )
  .option('--seed <text>', 'the random seed: the same text gives the same deals', '1')
  .option('--rules <rules>', RULES_HELP)
  .option('--seats <n>', 'how many players sit at the table (default: the usual number of the game)', count)
  .option('--workers <n>', 'how many threads work at once (default: one for each core)', count)
  .option('--budget <n>', 'how many iterations a player that searches may spend on a move', count, 1000)
  .option('--json', 'print the result as one JSON object')
  .addHelpText(
    'after',
    `
Examples:
  $ madang evaluate koikoi --players greedy,random --pairs 2000
  $ madang evaluate koikoi --players model:models/koikoi/value-v2.json,model:models/koikoi/value-v1.json`,
  )
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  const names = options.players.split(',');
  if (names.length !== 2) throw new UsageError('--players wants two names with a comma between');
  const { pairs: deals, unit, seed, budget, workers } = options;
  const seats = seatsOf(game, options.seats);
  const rules = simulationRulesFrom(game, options.rules);
  const [first, second] = names.map((name) => playerNamed({ game, rules, seats }, name).name);
  const contest = { game: game.id, rules: rules as Json, seats, players: [first, second], unit, seed, budget } as const;
  const progress = new Progress(deals, 'deals');
  const { done: compared, signal } = await interruptible((aborted) =>
    compareOnWorkers({
      ...{ contest, deals, signal: aborted },
      ...(workers === undefined ? {} : { workers }),
      progress: (done) => progress.at(done),
    }),
  );
  progress.done();
  const { budget: _, ...told } = { ...contest, scoredIn: scoredIn(game, rules) };
  if (compared.deals > 0)
    process.stdout.write(options.json ? `${JSON.stringify({ ...told, ...compared })}\n` : page(told, compared));
  if (signal && compared.deals < deals)
    throw new Interrupted(
      signal,
      `after ${compared.deals.toLocaleString('en')} of ${deals.toLocaleString('en')} deals${compared.deals > 0 ? '; the result is of these' : ''}`,
    );
}

interface Told {
  readonly game: string;
  readonly seats: number;
  readonly players: readonly [string, string];
  readonly unit: 'round' | 'match';
  readonly scoredIn: ScoredIn;
}

function page({ game, seats, players: [first, second], unit, scoredIn: scores }: Told, compared: Compared): string {
  const against = seats === 2 ? second : `${seats - 1} × ${second}`;
  return [
    `${first} against ${against} at ${game}: ${compared.deals.toLocaleString('en')} deals, each played from all ${seats} seats`,
    `  ${scores} a ${unit}, difference  ${signed(compared.points)}`,
    `  ${scores} a ${unit}, own         ${signed(compared.own)}`,
    `  wins of ${unit === 'match' ? 'matches' : 'rounds'} with a winner ${share(compared.wins)}   (${(100 * compared.decided).toFixed(1)} % had one)`,
    ...(compared.deals < FEWEST_DEALS
      ? [`  too few deals to tell who is better: it takes at least ${FEWEST_DEALS}, and the intervals are too narrow`]
      : []),
    '',
  ].join('\n');
}
