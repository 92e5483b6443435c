import { setImmediate as pause } from 'node:timers/promises';
import type { Language } from '@madang/engine';
import { entryOf, harmlessJson } from '@madang/engine/internal';
import { htmlReview, type ShownReview } from '@madang/lab';
import { BUDGETS, type Budget, type BudgetName, type Review, review as reviewing, seatingOf } from '@madang/lab/review';
import { type Judge, loadJudge } from '@madang/players/judge';
import { nodeAssets } from '@madang/players/node';
import { Command, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { languageOption } from '../language.ts';
import { MATCH_FILE, matchOption } from '../match-file.ts';
import { Progress } from '../progress.ts';
import { type NamedRecord, readNamedRecord } from '../review-record.ts';
import { playersText, reviewText, shownReview } from '../review-text.ts';

interface Options {
  readonly seat?: string;
  readonly match?: string;
  readonly budget: BudgetName;
  readonly lang: Language;
  readonly json?: true;
  readonly html?: true;
}

export const review = new Command('review')
  .summary('what each decision of a recorded match cost, and what was luck')
  .description(
    'Review recorded matches: for every decision, from what its seat knew then, what the other actions would have brought; and for every round where its result came from: the deal, the draws, the decisions. Several files also give the error rate of each player.',
  )
  .argument('<files...>', `each a ${MATCH_FILE}; - for stdin`)
  .addOption(matchOption())
  .option('--seat <n>', 'show only the decisions and accounts of this seat, from 0 (default: all)')
  .addOption(
    new Option('--budget <budget>', 'how much to compute: more is slower and has smaller errors')
      .choices(Object.keys(BUDGETS))
      .default('fast'),
  )
  .addOption(new Option('--json', 'print the reviews as a JSON list').conflicts('html'))
  .option('--html', 'print one HTML page that needs no connection')
  .addOption(languageOption())
  .addHelpText(
    'after',
    '\nExamples:\n  $ madang review match.kibo.json --seat 0\n  $ madang review *.kibo.json --budget normal --html > review.html',
  )
  .action(run);

async function run(files: readonly string[], options: Options): Promise<void> {
  const records: NamedRecord[] = [];
  for (const file of files) records.push(await readNamedRecord(file, options.match));
  const seat = seatFrom(options.seat, records);
  const isText = !options.json && !options.html;
  const shown: ShownReview[] = [];
  const { signal } = await interruptible(async (stop) => {
    for await (const { named, made } of reviews(records, BUDGETS[options.budget], stop)) {
      const one = await shownReview(named, made, seat, options.lang);
      shown.push(one);
      if (isText) print(reviewText(one));
    }
  });
  if (signal) throw new Interrupted(signal, `after ${shown.length} of ${records.length} matches`);
  if (options.json)
    print(
      harmlessJson(shown.map(({ review: made, names }, i) => ({ file: entryOf(records, i).file, names, ...made }))),
    );
  else if (options.html) print(htmlReview(shown));
  else if (shown.length > 1) print(playersText(shown));
}

/** One after the other, until it is told to stop. */
async function* reviews(
  records: readonly NamedRecord[],
  budget: Budget,
  stop: AbortSignal,
): AsyncGenerator<{ readonly named: NamedRecord; readonly made: Review }> {
  const progress = new Progress(
    records.reduce((sum, { record }) => sum + record.actions, 0),
    'actions',
  );
  const judges = new Map<string, Judge>();
  let before = 0;
  for (const named of records) {
    const { record } = named;
    const judge = await judgeOf(judges, record);
    const steps = reviewing(record, { judge, budget });
    let step = steps.next();
    for (; !step.done && !stop.aborted; step = steps.next()) {
      progress.at(before + step.value.done);
      await pause();
    }
    progress.done();
    if (!step.done) return;
    before += record.actions;
    yield { named, made: step.value };
  }
}

/** One judge for each table. */
async function judgeOf(judges: Map<string, Judge>, record: NamedRecord['record']): Promise<Judge> {
  const seating = seatingOf(record);
  const table = JSON.stringify([seating.game.id, seating.rules, seating.seats]);
  const known = judges.get(table) ?? (await loadJudge(seating, nodeAssets));
  judges.set(table, known);
  return known;
}

function seatFrom(typed: string | undefined, records: readonly NamedRecord[]): number | null {
  if (typed === undefined) return null;
  const seats = Math.min(...records.map(({ names }) => names.length));
  const seat = Number(typed);
  if (!(Number.isInteger(seat) && seat >= 0 && seat < seats))
    throw new UsageError(`--seat must be 0 to ${seats - 1} for these matches, not ${typed}`);
  return seat;
}

function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}
