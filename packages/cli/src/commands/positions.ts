import { writeFileSync } from 'node:fs';
import { setImmediate as pause } from 'node:timers/promises';
import {
  headerLine,
  type MiningOptions,
  minePositions,
  type PackHeader,
  positionLine,
  recordedRules,
} from '@madang/lab/review';
import { loadPlayer } from '@madang/players';
import { loadJudge } from '@madang/players/judge';
import { nodeAssets } from '@madang/players/node';
import { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { count } from '../numbers.ts';
import { seatsOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { RULES_HELP, rulesFrom } from '../rules-option.ts';

interface Options {
  readonly count: number;
  readonly seed: string;
  readonly level: string;
  readonly worlds: number;
  readonly rules?: string;
  readonly seats?: number;
  readonly out?: string;
}

export const positions = new Command('positions')
  .summary('find positions in which one action is clearly best')
  .description(
    'Find positions of self-play for "What would you play?": a level goes wrong there, one action is clearly best, and a second sample of worlds confirms it. The same seed gives the same positions.',
  )
  .addArgument(gameArgument())
  .option('--count <n>', 'how many positions', count, 60)
  .option('--seed <text>', 'random seed', 'positions')
  .option('--level <name>', 'the player that goes wrong', 'easy')
  .option('--worlds <n>', 'in how many worlds the actions are tried the second time', count, 6000)
  .option('--rules <rules>', RULES_HELP)
  .option('--seats <n>', 'number of players (default: the usual number of the game)', count)
  .option('--out <file>', 'write them to this file (default: print them)')
  .addHelpText('after', `\nExample:\n  $ madang positions ${EXAMPLE_GAME} --count 10 --out positions.jsonl`)
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const { mining, header } = await prepared(id, options);
  const lines = [headerLine(header)];
  const progress = new Progress(options.count, 'positions');
  let said = '';
  const { signal } = await interruptible(async (stop) => {
    for (const { found, rounds, tried, refuted } of minePositions(mining)) {
      if (found) lines.push(positionLine(found));
      progress.at(lines.length - 1);
      said = `positions: ${lines.length - 1}, rounds: ${rounds}, choices tried: ${tried}, not confirmed: ${refuted}\n`;
      if (stop.aborted) return;
      await pause();
    }
  });
  progress.done();
  const text = `${lines.join('\n')}\n`;
  if (options.out === undefined) process.stdout.write(text);
  else writeFileSync(options.out, text);
  (options.out === undefined ? process.stderr : process.stdout).write(said);
  if (signal) throw new Interrupted(signal, `after ${lines.length - 1} of ${options.count} positions`);
}

async function prepared(id: string, options: Options): Promise<{ mining: MiningOptions; header: PackHeader }> {
  const { seed, level, worlds, count: wanted } = options;
  const game = gameOf(id);
  const rules = rulesFrom(game, options.rules);
  const seats = seatsOf(game, options.seats);
  const seating = { game, rules, seats };
  const [judge, player] = await Promise.all([loadJudge(seating, nodeAssets), loadPlayer(seating, level, nodeAssets)]);
  if (!player) throw new UsageError(`${id} has no player ${JSON.stringify(level)}`);
  const inputs = { hour: 12 };
  const { name, hash, unit } = judge;
  return {
    mining: { judge, player, setup: { rules, seats, inputs }, seed, count: wanted, worlds },
    header: {
      format: 'madang-positions-1',
      ...{ game: id, rules: recordedRules(rules), seats, inputs, seed, level, judge: { name, hash }, unit, worlds },
    },
  };
}
