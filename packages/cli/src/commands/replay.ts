import type { Language } from '@madang/engine';
import { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { languageOption } from '../language.ts';
import { MATCH_FILE, matchOption, readMatch } from '../match-file.ts';
import { framesOf, replayed } from '../play/frames.ts';
import { watch } from '../play/replay-viewer.ts';
import { isInteractive, withTerminal } from '../play/terminal.ts';
import { namingThePlace, recordOutput, writeRecord } from '../record-file.ts';

interface Options {
  readonly seat?: string;
  readonly lang: Language;
  readonly plain?: true;
  readonly match?: string;
  readonly save?: string;
}

export const replay = new Command('replay')
  .summary('watch a recorded match again')
  .description('Step through a recorded match in the terminal, or print it as text in a pipe.')
  .argument('<file>', `${MATCH_FILE}; - for stdin`)
  .option('--seat <n>', 'show only what this seat saw, from 0 (default: all hands are open)')
  .addOption(matchOption())
  .option('--plain', 'print text in a terminal too')
  .option('--save <file>', 'also write the match of a log of simulate as a record, which the page can open')
  .addOption(languageOption())
  .addHelpText(
    'after',
    '\nExamples:\n  $ madang replay match.kibo.json\n  $ madang replay run.jsonl --match 7\n  $ madang replay match.kibo.json --seat 0 --lang ja | less',
  )
  .action(run);

async function run(file: string, { seat: typed, lang, plain, match, save }: Options): Promise<void> {
  const record = await readMatch(file, match);
  if (save !== undefined) saveRecord(save, record);
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

function saveRecord(file: string, match: Awaited<ReturnType<typeof readMatch>>): void {
  if (!('kibo' in match))
    throw new UsageError('--save: exported logs of rounds have no seed, so there is no record of them');
  writeRecord(recordOutput(file), match.kibo);
}
