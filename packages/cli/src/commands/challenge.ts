import { findGame, type Kibo, type Language } from '@madang/engine';
import { fromHex } from '@madang/engine/internal';
import { answerAddress, comparedRounds, personIn, readChallenge } from '@madang/protocol/links';
import { Command } from 'commander';
import { columnsOf } from '../columns.ts';
import { Failure } from '../failure.ts';
import { languageOption } from '../language.ts';
import { playAtTerminal } from '../play/at-terminal.ts';
import { challengeSeating } from '../play/seating.ts';
import { namesOf, recordOutput, writeRecord } from '../record-file.ts';
import { wordsOf } from '../words/index.ts';

interface Options {
  readonly name?: string;
  readonly save?: string;
  readonly plain?: true;
  readonly lang: Language;
}

export const challenge = new Command('challenge')
  .summary('accept the challenge in a link')
  .description(
    'Play the deals of a challenge against the same bots. Both results are shown when the match is over, with a link to send back.',
  )
  .argument('<link>', 'the link of a challenge, from "Challenge a friend" on the page, in quotes')
  .option('--name <name>', 'your name')
  .option('--save <file>', 'save the record of the match')
  .option('--plain', 'print lines instead of drawing the table, as in a pipe')
  .addOption(languageOption())
  .addHelpText(
    'after',
    `
Examples:
  $ madang challenge 'https://madang.example/challenge#c=…'
  $ madang challenge 'https://madang.example/challenge#c=…' --name Ann --lang pl`,
  )
  .action(run);

async function run(link: string, options: Options): Promise<void> {
  const { origin, challenge, answer } = await read(link);
  if (answer) return report(origin, challenge, answer, options.lang);
  const game = findGame(challenge.game);
  const seed = fromHex(challenge.seed);
  if (!game || !seed) throw new Failure(NO_CHALLENGE);
  const output = options.save === undefined ? null : recordOutput(options.save);
  try {
    const seating = await challengeSeating(game, challenge, options);
    const { rules, clientSeeds, inputs } = challenge;
    const kibo = await playAtTerminal(
      game,
      { rules, seats: seating.seats.length, seed, clientSeeds, inputs },
      seating,
      options,
    );
    if (output) {
      writeRecord(output, kibo);
      process.stdout.write(`${wordsOf(options.lang).saved(output.file)}\n`);
    }
    // Who leaves sees nothing of the challenger's match.
    if (kibo.result) await report(origin, challenge, kibo, options.lang);
  } finally {
    output?.discard();
  }
}

const NO_CHALLENGE = 'this link contains no challenge (in a shell it needs quotes)';

async function read(link: string) {
  const url = URL.parse(link);
  const found = url && (await readChallenge(url.hash.slice(1)));
  if (!found) throw new Failure(NO_CHALLENGE);
  return { origin: url.origin, ...found };
}

/** Both results, round by round, and the link with both. */
async function report(origin: string, one: Kibo, other: Kibo, language: Language): Promise<void> {
  const words = wordsOf(language).challenge;
  const name = (kibo: Kibo): string => namesOf(kibo)[personIn(kibo)] ?? '';
  const score = (kibo: Kibo): string => String(kibo.scores[personIn(kibo)]);
  const rows = [
    [words.round, name(one), name(other)],
    ...comparedRounds(one, other).map(({ number, points }) => [number, ...points].map((each) => String(each ?? '–'))),
    [words.total, score(one), score(other)],
  ];
  const link = await answerAddress(origin, one, other);
  process.stdout.write(`\n${columnsOf(rows)}\n\n${words.sendBack}\n${link}\n`);
}
