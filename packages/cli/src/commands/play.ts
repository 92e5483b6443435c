import { randomBytes } from 'node:crypto';
import { type AnyGame, type Language, type MatchSetup, roundRandom, seedFrom } from '@madang/engine';
import { Command } from 'commander';
import { gameArgument, gameOf } from '../games.ts';
import { languageOption } from '../language.ts';
import { InputLines } from '../play/input-lines.ts';
import { LineStage } from '../play/line-mode.ts';
import { type Played, play as playMatch } from '../play/loop.ts';
import { narratorOf } from '../play/narration.ts';
import { screenOf } from '../play/screens.ts';
import { HUMAN, type Seating, seatingOf } from '../play/seating.ts';
import type { Stage } from '../play/stage.ts';
import { isInteractive, withTerminal } from '../play/terminal.ts';
import { TerminalStage } from '../play/terminal-stage.ts';
import { Viewpoint } from '../play/viewpoint.ts';
import { refuseUnwritable, writeRecord } from '../record-file.ts';
import { rulesFrom } from '../rules-option.ts';
import { wordsOf } from '../words/index.ts';

interface Options {
  readonly seed?: string;
  readonly rules?: string;
  readonly level?: string;
  readonly players?: string;
  readonly name?: string;
  readonly save?: string | true;
  readonly plain?: true;
  readonly lang: Language;
}

/** How many iterations a searching bot may spend on a move. */
const BUDGET = 1000;

export const play = new Command('play')
  .summary('play a match against a bot in the terminal')
  .description('Plays a whole match against bots. Press ? for help while you play, q to leave.')
  .addArgument(gameArgument())
  .option('--level <name>', 'how strong the bots are: beginner, easy, … (default: easy)')
  .option('--rules <rules>', 'a ruleset by name, options as name=value, or both, with commas between')
  .option('--players <n>', 'how many sit at the table, you among them')
  .option('--seed <text>', 'deal from this text, to play the same match again')
  .option('--name <name>', 'what to call you')
  .option('--save [file]', 'record the match, by default as madang-<game>-<date>.kibo.json')
  .option('--plain', 'line by line, without drawing, as when piped')
  .addOption(languageOption())
  .addHelpText(
    'after',
    `
Examples:
  $ madang play koikoi
  $ madang play koikoi --level beginner --lang ja
  $ madang play koikoi --rules nintendo,total_rounds=6 --save match.kibo.json
  $ printf '1\\n1\\nquit\\n' | madang play koikoi --seed spring`,
  )
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  const rules = rulesFrom(game, options.rules);
  const seating = seatingOf(game, options);
  const file = options.save === true ? recordName(game, new Date()) : options.save;
  if (file !== undefined) refuseUnwritable(file);

  const seed = options.seed === undefined ? randomBytes(32) : seedFrom(options.seed);
  // A match that is to be repeated may not depend on the clock.
  const inputs = options.seed === undefined ? { hour: new Date().getHours() } : {};
  const setup = { rules, seats: seating.seats.length, seed, inputs };
  const match = (stage: Stage): Promise<Played> => matchOn(stage, game, setup, seating, options.lang);
  const on = isInteractive() && !options.plain ? inTerminal : inLines;
  const { kibo, standing } = await on(game, options, match);
  const isTold = on === inLines && kibo.result !== null;
  if (!isTold) process.stdout.write(`${standing}\n`);
  if (file === undefined) return;
  writeRecord(file, kibo);
  process.stdout.write(`${wordsOf(options.lang).saved(file)}\n`);
}

function matchOn(
  stage: Stage,
  game: AnyGame,
  setup: MatchSetup<object>,
  { players, seats, names }: Seating,
  language: Language,
): Promise<Played> {
  const narrator = narratorOf(game, language);
  return playMatch({
    game,
    setup,
    players,
    seats,
    names,
    random: roundRandom(setup.seed, [], 0, 'bots'),
    budget: BUDGET,
    narrator,
    viewpoint: new Viewpoint({ game, language, narrator, names, seat: HUMAN }),
    stage,
  });
}

type MatchOn = (stage: Stage) => Promise<Played>;

function inTerminal(game: AnyGame, { lang }: Options, match: MatchOn): Promise<Played> {
  return withTerminal((terminal) => match(new TerminalStage(terminal, screenOf(game), lang)));
}

async function inLines(game: AnyGame, { lang }: Options, match: MatchOn): Promise<Played> {
  const lines = new InputLines();
  lines.open();
  try {
    return await match(new LineStage(lines, screenOf(game), lang));
  } finally {
    lines.close();
    if (lines.exitCode !== null) process.exitCode = lines.exitCode;
  }
}

function recordName(game: AnyGame, now: Date): string {
  const date = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `madang-${game.id}-${date}.kibo.json`;
}
