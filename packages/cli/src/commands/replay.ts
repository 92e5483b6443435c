import type { Language } from '@madang/engine';
import { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { languageOption } from '../language.ts';
import { MATCH_FILE, matchOption, readMatch } from '../match-file.ts';
import { framesOf, replayed } from '../play/frames.ts';
import { watch } from '../play/replay-viewer.ts';
import { isInteractive, withTerminal } from '../play/terminal.ts';
import { namingThePlace } from '../record-file.ts';

interface Options {
  readonly seat?: string;
  readonly lang: Language;
  readonly plain?: true;
  readonly match?: string;
}

export const replay = new Command('replay')
  .summary('watch a recorded match again')
  .description('Step through a recorded match in the terminal, or print it as text in a pipe.')
  .argument('<file>', `${MATCH_FILE}; - for stdin`)
  .option('--seat <n>', 'show only what this seat saw, from 0 (default: all hands are open)')
  .addOption(matchOption())
  .option('--plain', 'print text in a terminal too')
  .addOption(languageOption())
  .addHelpText(
    'after',
    '\nExamples:\n  $ madang replay match.kibo.json\n  $ madang replay run.jsonl --match 7\n  $ madang replay match.kibo.json --seat 0 --lang ja | less',
  )
  .action(run);

async function run(file: string, { seat: typed, lang, plain, match }: Options): Promise<void> {
  const record = await readMatch(file, match);
  const recorded = namingThePlace(file, () => replayed(record));
  const seats = recorded.names.length;
  const seat = typed === undefined ? null : Number(typed);
  if (seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < seats))
    throw new UsageError(`--seat must be 0 to ${seats - 1} for this match, not ${typed}`);
  if (isInteractive() && !plain) return withTerminal((terminal) => watch(terminal, recorded, lang, seat));
  for (const { scene, report } of framesOf(recorded, lang, seat))
    for (const line of [...(scene.news > 0 ? scene.log.slice(-scene.news) : []), ...report])
      process.stdout.write(`${line}\n`);
}
