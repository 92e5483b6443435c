import { randomBytes } from 'node:crypto';
import { type AnyGame, type Kibo, type Language, seedFrom } from '@madang/engine';
import { LEVELS } from '@madang/players';
import { Command, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { screenOf } from '../games.ts';
import { languageOption } from '../language.ts';
import { count } from '../numbers.ts';
import { playAtTerminal } from '../play/at-terminal.ts';
import { narratorOf } from '../play/narration.ts';
import { playScript, ScriptFailure, scriptLines } from '../play/script.ts';
import { scriptSeating, seatingOf } from '../play/seating.ts';
import { readText, recordOutput, writeRecord } from '../record-file.ts';
import { RULES_HELP, rulesFrom } from '../rules-option.ts';
import { wordsOf } from '../words/index.ts';

interface Options {
  readonly seed?: string;
  readonly rules?: string;
  readonly level?: string;
  readonly players?: string;
  readonly humans?: string;
  readonly name?: string;
  readonly save?: string | true;
  readonly plain?: true;
  readonly memoryAid?: boolean;
  readonly matchSeconds: number;
  readonly script?: string;
  readonly json?: true;
  readonly lang: Language;
}

export const play = new Command('play')
  .summary('play a match against bots in the terminal')
  .description('Play a whole match against bots. Press ? for help during the match, q to leave.')
  .addArgument(gameArgument())
  .option(
    '--level <name>',
    `strength of the bots: ${LEVELS.join(', ')} (default: easy), or model:FILE for a trained model`,
  )
  .option('--rules <rules>', RULES_HELP)
  .option('--players <n>', 'number of players, including you')
  .option('--humans <n>', 'number of people at this terminal; bots take the other seats (default: 1)')
  .option('--seed <text>', 'random seed: the same text gives the same match')
  .option('--name <name>', 'your name; several names are separated by commas')
  .option('--save [file]', 'save the record of the match (default file: madang-<game>-<date>.kibo.json)')
  .option('--plain', 'print lines instead of drawing the table, as in a pipe')
  .option('--memory-aid', 'in games of memory: keep showing the cards you have seen')
  .option('--match-seconds <n>', 'in games with a race: seconds to react, for people who share a terminal', count, 5)
  .addOption(
    new Option('--script <file>', 'play the actions in this file for all seats, one per line; - for stdin').conflicts([
      'humans',
      'level',
      'memoryAid',
      'plain',
    ]),
  )
  .option('--json', 'with --script: print the result as a JSON object')
  .addOption(languageOption())
  .addHelpText(
    'after',
    `
Examples:
  $ madang play ${EXAMPLE_GAME}
  $ madang play ${EXAMPLE_GAME} --level beginner --lang ja
  $ madang play ${EXAMPLE_GAME} --humans 2 --name Ann,Ben --save match.kibo.json
  $ printf '1\\n1\\nquit\\n' | madang play ${EXAMPLE_GAME} --seed spring
  $ madang play ${EXAMPLE_GAME} --seed spring --script actions.txt`,
  )
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  const rules = rulesFrom(game, options.rules);
  if (options.memoryAid && !screenOf(game).hidesPeeks)
    throw new UsageError(`--memory-aid does not apply to ${game.id}`);
  if (options.json && options.script === undefined) throw new UsageError('--json requires --script');
  const file = options.save === true ? recordName(game, new Date()) : options.save;
  const output = file === undefined ? null : recordOutput(file);
  try {
    const kibo = options.script === undefined ? await live(game, rules, options) : await scripted(game, rules, options);
    if (!output) return;
    writeRecord(output, kibo);
    if (!options.json) process.stdout.write(`${wordsOf(options.lang).saved(output.file)}\n`);
  } finally {
    output?.discard();
  }
}

/** A match with people at the terminal. */
async function live(game: AnyGame, rules: object, options: Options): Promise<Kibo> {
  const seating = await seatingOf(game, rules, options);
  const seed = options.seed === undefined ? randomBytes(32) : seedFrom(options.seed);
  // A match with a seed must not depend on the clock.
  const inputs = options.seed === undefined ? { hour: new Date().getHours() } : {};
  return playAtTerminal(game, { rules, seats: seating.seats.length, seed, inputs }, seating, options);
}

/** A match from a list of actions. */
async function scripted(game: AnyGame, rules: object, options: Options): Promise<Kibo> {
  const { script = '-', seed, json, lang } = options;
  if (seed === undefined) throw new UsageError('--script requires --seed');
  const { names, seats } = scriptSeating(game, options);
  const setup = { rules, seats: seats.length, seed: seedFrom(seed) };
  const lines = scriptLines(await readText(script));
  const table = { game, setup, seats, names, language: lang, narrator: narratorOf(game, lang), screen: screenOf(game) };
  const print = (line: string): void => {
    if (!json) process.stdout.write(`${line}\n`);
  };
  try {
    const { kibo, standing } = playScript({ ...table, lines }, print);
    if (json) process.stdout.write(`${JSON.stringify(summary(kibo))}\n`);
    else if (!kibo.result) print(standing);
    return kibo;
  } catch (error) {
    if (json && error instanceof ScriptFailure)
      process.stdout.write(`${JSON.stringify({ ok: false, line: error.line, problem: error.message })}\n`);
    throw error;
  }
}

function summary({ game, ruleset, seats, rounds, scores, result }: Kibo): object {
  const actions = rounds.reduce((sum, round) => sum + round.actions.length, 0);
  const outcomes = rounds.flatMap(({ number, outcome }) => (outcome ? [{ number, ...outcome }] : []));
  return { ok: true, game, ruleset, names: seats.map(({ name }) => name), actions, rounds: outcomes, scores, result };
}

function recordName(game: AnyGame, now: Date): string {
  const date = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `madang-${game.id}-${date}.kibo.json`;
}
