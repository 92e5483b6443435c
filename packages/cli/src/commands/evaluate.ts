import { Command, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { count } from '../numbers.ts';
import { PLAYER_NAMES } from '../players-option.ts';
import { queueOption } from '../queue-option.ts';
import { withTableOptions } from '../table-options.ts';
import { UNTIL_HELP, until } from '../until-option.ts';
import { isOfModels, type ModelOptions, runModels, withModelOptions } from './evaluate-models.ts';
import { MOST_DEALS, type PlayerOptions, runPlayers, USUAL_DEALS } from './evaluate-players.ts';

interface Options extends PlayerOptions, ModelOptions {}

const SOME = USUAL_DEALS.toLocaleString('en');
const MOST = MOST_DEALS.toLocaleString('en');

export const evaluate = withModelOptions(
  withTableOptions(
    new Command('evaluate')
      .summary('compare players by duplicate deals')
      .description(
        'Play the same deals with the first player in each seat in turn and the second player in all other seats, so that the luck of the deal cancels out. Print the difference with its 95 % confidence interval; of more than two players all pairs, and a rating.',
      )
      .addArgument(gameArgument())
      .option('--players <a,b,...>', `two players or more. Names: ${PLAYER_NAMES}`)
      .option(
        '--pairs <n>',
        `number of deals; each is played once from every seat (default: ${SOME}; with --until at most ${MOST})`,
        count,
      )
      .option('--until <when>', UNTIL_HELP, until)
      .addOption(
        new Option('--unit <unit>', 'compare the first round of a match, or whole matches')
          .choices(['round', 'match'])
          .default('round'),
      )
      .option('--seed <text>', 'random seed: the same text gives the same deals', '1')
      .option('--luck-corrected', 'print also the result without the luck of drawn cards, which needs fewer deals'),
  ),
)
  .option('--out <file>', 'write the result to this file, as a JSON object; an existing file is replaced')
  .option('--html <file>', 'write the result to this file, as a page; an existing file is replaced')
  .option(
    '--resume',
    'continue the evaluation of --out after Ctrl-C, a crash or a full disk; the options must be the same',
  )
  .addOption(queueOption())
  .option('--json', 'print the result as a JSON object')
  .addHelpText(
    'after',
    `
Examples:
  $ madang evaluate ${EXAMPLE_GAME} --players greedy,random --pairs 2000
  $ madang evaluate ${EXAMPLE_GAME} --players strong,easy --until ±0.5 --luck-corrected
  $ madang evaluate ${EXAMPLE_GAME} --players beginner,easy,medium,random --html players.html
  $ madang evaluate ${EXAMPLE_GAME} --players model:value-v2.json,model:value-v1.json --until better`,
  )
  .action(run);

const hyphened = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  if (!isOfModels(options)) return runPlayers(game, options);
  for (const name of ['players', 'until', 'html', 'luckCorrected', 'json'] as const)
    if (options[name] !== undefined) throw new UsageError(`--${hyphened(name)} does not go with models, old and new`);
  return runModels(game, options);
}
