import type { AnyGame, Language } from '@madang/engine';
import { harmless } from '@madang/engine/internal';
import { YOU } from '@madang/narrators/language';
import type { DailyBoard } from '@madang/protocol';
import { RequestError, request } from '@madang/protocol/client';
import { Command } from 'commander';
import { columnsOf } from '../columns.ts';
import { Failure } from '../failure.ts';
import { EXAMPLE_GAME, gameArgument, gameOf } from '../game-argument.ts';
import { languageOption } from '../language.ts';
import { ownKey } from '../own-key.ts';
import { onStage } from '../play/at-terminal.ts';
import { narratorOf } from '../play/narration.ts';
import { playOnline } from '../play/online/online-match.ts';
import { wordsOf } from '../words/index.ts';

interface Options {
  readonly server: string;
  readonly name?: string;
  readonly plain?: true;
  readonly lang: Language;
}

export const daily = new Command('daily')
  .summary('play the deal of the day on a server')
  .description(
    'The same cards for everybody, against strong bots, once a day. Leave at any time: the same command goes on. Then the board is printed.',
  )
  .addArgument(gameArgument())
  .option('--server <url>', 'the server', 'http://localhost:3000')
  .option('--name <name>', 'your name on the server')
  .option('--plain', 'print lines instead of drawing the table, as in a pipe')
  .addOption(languageOption())
  .addHelpText(
    'after',
    `
A key in your config folder says who you are.

Examples:
  $ madang daily ${EXAMPLE_GAME}
  $ madang daily ${EXAMPLE_GAME} --server https://madang.example --name Ann`,
  )
  .action(run);

async function run(id: string, options: Options): Promise<void> {
  const game = gameOf(id);
  const { name } = options;
  const server = options.server.replace(/\/$/, '');
  const token = ownKey();
  try {
    await request(server, 'register', { token, body: name === undefined ? {} : { name } });
    const before = await boardOf(server, game, token);
    if (!before.own?.finished && (await play(server, game, token, options)) === 'left') return;
    print(await boardOf(server, game, token), options.lang);
  } catch (error) {
    throw error instanceof RequestError ? new Failure(`${server}: ${harmless(error.message)}`) : error;
  }
}

type GameId = DailyBoard['game'];

function boardOf(server: string, game: AnyGame, token: string): Promise<DailyBoard> {
  return request(server, 'getDaily', { query: { game: game.id as GameId }, token });
}

async function play(server: string, game: AnyGame, token: string, options: Options): Promise<'finished' | 'left'> {
  const { name, lang } = options;
  const words = wordsOf(lang).daily;
  const body = { game: game.id as GameId, ...(name === undefined ? {} : { name }) };
  const seat = await request(server, 'playDaily', { token, body });
  const narrator = narratorOf(game, lang);
  const ownName = name ?? YOU[lang];
  const table = { server, seat, game, narrator, language: lang, ownName, noHint: words.noHint };
  const ending = await onStage(game, options, (stage) => playOnline({ ...table, stage }));
  if (ending === 'left') process.stdout.write(`${words.goesOn}\n`);
  return ending;
}

/** The own result and the board, as far as it is open. */
function print({ own, results }: DailyBoard, language: Language): void {
  const { daily: words } = wordsOf(language);
  const rows = results.map(({ rank, name, above, percentile }) => [
    String(rank ?? '–'),
    harmless(name) || '?',
    (above > 0 ? '+' : '') + above.toFixed(1),
    percentile === null ? '–' : percentile.toFixed(0),
  ]);
  const lines = [
    ...(own?.finished && own.points === null ? [words.doesNotCount] : []),
    ...(rows.length > 0 ? [columnsOf([[...words.columns], ...rows])] : []),
    ...(own && !own.ranked ? [words.unranked] : []),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
