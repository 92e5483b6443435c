import type { Language } from '@madang/engine';
import { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { languageOption } from '../language.ts';
import { isLogText, readLoggedMatch } from '../log-file.ts';
import { framesOf, replayed } from '../play/frames.ts';
import { watch } from '../play/replay-viewer.ts';
import { isInteractive, withTerminal } from '../play/terminal.ts';
import { namingThePlace, readRecordText, readText } from '../record-file.ts';

interface Options {
  readonly seat?: string;
  readonly lang: Language;
  readonly plain?: true;
  readonly match?: string;
}

export const replay = new Command('replay')
  .summary('watch a recorded match again')
  .description('Steps through a recorded match on the screen; into a pipe, tells it in sentences.')
  .argument('<file>', 'the record, as `madang play --save` writes it, or exported logs of rounds; - for stdin')
  .option('--seat <n>', 'see only what this seat saw, from 0 as in the record; without it all hands are open')
  .option('--match <n>', 'in a file of logs (kflower_game_logs.json): which match, from 1; without it the last')
  .option('--plain', 'tell it in sentences on a terminal too')
  .addOption(languageOption())
  .addHelpText(
    'after',
    '\nExamples:\n  $ madang replay match.kibo.json\n  $ madang replay match.kibo.json --seat 0 --lang ja | less',
  )
  .action(run);

async function run(file: string, { seat: typed, lang, plain, match }: Options): Promise<void> {
  const text = await readText(file);
  const record = isLogText(text) ? readLoggedMatch(file, text, match) : readRecordText(file, text);
  const recorded = namingThePlace(file, () => replayed(record));
  const seats = recorded.names.length;
  const seat = typed === undefined ? null : Number(typed);
  if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < seats))
    throw new UsageError(`--seat is 0 to ${seats - 1} in this match, not ${typed}`);
  if (isInteractive() && !plain) return withTerminal((terminal) => watch(terminal, recorded, lang, seat));
  for (const { scene, report } of framesOf(recorded, lang, seat))
    for (const line of [...(scene.news > 0 ? scene.log.slice(-scene.news) : []), ...report])
      process.stdout.write(`${line}\n`);
}
