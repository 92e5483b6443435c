import { type Compared, compare, type Interval } from '@madang/lab';
import { Command, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { gameArgument, gameOf } from '../games.ts';
import { count } from '../numbers.ts';
import { playerNamed, seatsOf } from '../players-option.ts';
import { interruptible, Progress } from '../progress.ts';
import { simulationRulesFrom } from '../rules-option.ts';

interface Options {
  readonly players: string;
  readonly pairs: number;
  readonly unit: 'round' | 'match';
  readonly seed: string;
  readonly rules?: string;
  readonly seats?: number;
  readonly budget: number;
  readonly json?: true;
}

export const evaluate = new Command('evaluate')
  .summary('compare two players by duplicate deals')
  .description(
    'Plays the same deals with the first player in each seat in turn and the second player in all the others, so that the luck of the deal cancels out. Prints the difference with its 95 % confidence interval.',
  )
  .addArgument(gameArgument())
  .requiredOption('--players <a,b>', 'who is compared with whom')
  .option('--pairs <n>', 'how many deals', count, 1000)
  .addOption(new Option('--unit <unit>', 'what is one game').choices(['round', 'match']).default('round'))
  .option('--seed <text>', 'what the deals follow from', '1')
  .option('--rules <rules>', 'a ruleset by name, options as name=value, or both, with commas between')
  .option('--seats <n>', 'how many sit at the table', count)
  .option('--budget <n>', 'iterations a searching player may spend on a move', count, 1000)
  .option('--json', 'print the result as one JSON object')
  .addHelpText('after', '\nExample:\n  $ madang evaluate koikoi --players greedy,random --pairs 2000')
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  const names = options.players.split(',');
  if (names.length !== 2) throw new UsageError('--players wants two names with a comma between');
  const [first, second] = names.map((name) => playerNamed(game, name));
  const { pairs, unit, seed, budget } = options;
  const seats = seatsOf(game, options.seats);
  const rules = simulationRulesFrom(game, options.rules);
  const progress = new Progress(pairs, 'deals');
  const compared = await interruptible(async (signal) => {
    let last: Compared | null = null;
    for (const soFar of compare({ game, rules, seats, players: [first, second], deals: pairs, seed, unit, budget })) {
      last = soFar;
      progress.at(soFar.deals);
      if (soFar.deals % 16 === 0) await new Promise(setImmediate);
      if (signal.aborted) break;
    }
    return last;
  });
  progress.done();
  if (!compared) return;
  if (options.json) {
    const players = [first.name, second.name];
    process.stdout.write(`${JSON.stringify({ game: game.id, rules, seats, players, unit, seed, ...compared })}\n`);
    return;
  }
  const against = seats === 2 ? second.name : `${seats - 1} × ${second.name}`;
  process.stdout.write(
    [
      `${first.name} against ${against} at ${game.id}: ${compared.deals.toLocaleString('en')} deals, each played from all ${seats} seats`,
      `  points a ${unit}, difference  ${signed(compared.points)}`,
      `  points a ${unit}, own         ${signed(compared.own)}`,
      `  wins of ${unit === 'match' ? 'matches' : 'rounds'} with a winner ${share(compared.wins)}   (${(100 * compared.decided).toFixed(1)} % had one)`,
      '',
    ].join('\n'),
  );
}

function signed({ mean, low, high }: Interval): string {
  const show = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
  return `${show(mean)}   95 %: ${show(low)} … ${show(high)}`;
}

function share({ mean, low, high }: Interval): string {
  const show = (value: number): string => (100 * value).toFixed(1);
  return `${show(mean)} %   95 %: ${show(low)} … ${show(high)}`;
}
