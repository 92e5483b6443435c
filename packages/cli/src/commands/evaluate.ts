import type { Json } from '@madang/engine';
import { type Compared, compareOnWorkers, FEWEST_DEALS, type ScoredIn, scoredIn } from '@madang/lab';
import { Command, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { share, signed } from '../intervals.ts';
import { count } from '../numbers.ts';
import { PLAYER_NAMES, playerNamed, seatsOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { simulationRulesFrom } from '../rules-option.ts';
import { type TableOptions, withTableOptions } from '../table-options.ts';

interface Options extends TableOptions {
  readonly players: string;
  readonly pairs: number;
  readonly unit: 'round' | 'match';
  readonly seed: string;
  readonly json?: true;
}

export const evaluate = withTableOptions(
  new Command('evaluate')
    .summary('compare two players by duplicate deals')
    .description(
      'Play the same deals with the first player in each seat in turn and the second player in all other seats, so that the luck of the deal cancels out. Print the difference with its 95 % confidence interval.',
    )
    .addArgument(gameArgument())
    .requiredOption('--players <a,b>', `the two players. Names: ${PLAYER_NAMES}`)
    .option('--pairs <n>', 'number of deals; each is played once from every seat', count, 1000)
    .addOption(
      new Option('--unit <unit>', 'compare the first round of a match, or whole matches')
        .choices(['round', 'match'])
        .default('round'),
    )
    .option('--seed <text>', 'random seed: the same text gives the same deals', '1'),
)
  .option('--json', 'print the result as a JSON object')
  .addHelpText(
    'after',
    `
Examples:
  $ madang evaluate ${EXAMPLE_GAME} --players greedy,random --pairs 2000
  $ madang evaluate ${EXAMPLE_GAME} --players model:value-v2.json,model:value-v1.json`,
  )
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  const names = options.players.split(',');
  if (names.length !== 2) throw new UsageError('--players requires two names, separated by a comma');
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
  const { budget: _, ...described } = { ...contest, scoredIn: scoredIn(game, rules) };
  if (compared.deals > 0)
    process.stdout.write(
      options.json ? `${JSON.stringify({ ...described, ...compared })}\n` : page(described, compared),
    );
  if (signal && compared.deals < deals)
    throw new Interrupted(
      signal,
      `after ${compared.deals.toLocaleString('en')} of ${deals.toLocaleString('en')} deals${compared.deals > 0 ? '; the result is for these deals' : ''}`,
    );
}

interface Described {
  readonly game: string;
  readonly seats: number;
  readonly players: readonly [string, string];
  readonly unit: 'round' | 'match';
  readonly scoredIn: ScoredIn;
}

function page(
  { game, seats, players: [first, second], unit, scoredIn: scores }: Described,
  compared: Compared,
): string {
  const against = seats === 2 ? second : `${seats - 1} × ${second}`;
  return [
    `${first} against ${against} at ${game}: ${compared.deals.toLocaleString('en')} deals, each played from all ${seats} seats`,
    `  ${scores} a ${unit}, difference  ${signed(compared.points)}`,
    `  ${scores} a ${unit}, own         ${signed(compared.own)}`,
    `  wins of ${unit === 'match' ? 'matches' : 'rounds'} with a winner ${share(compared.wins)}   (${(100 * compared.decided).toFixed(1)} % had one)`,
    ...(compared.deals < FEWEST_DEALS
      ? [`  too few deals to say who is better: at least ${FEWEST_DEALS} are needed, and the intervals are too narrow`]
      : []),
    '',
  ].join('\n');
}
