import { fileURLToPath } from 'node:url';
import { freshResults, levelsPage, measureLevels, Output } from '@madang/lab';
import { Command, InvalidArgumentError } from 'commander';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { levelRatingsFiles } from '../level-ratings.ts';
import { count } from '../numbers.ts';
import { Progress } from '../progress.ts';

interface Options {
  readonly rows?: string;
  readonly share: number;
  readonly again?: boolean;
  readonly results?: string;
  readonly workers?: number;
  readonly write?: true;
  readonly json?: true;
}

const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const RATINGS = fileURLToPath(new URL('../../../players/src/level-ratings/', import.meta.url));

export const levels = new Command('levels')
  .summary('measure the levels of all games against each other')
  .description(
    'Measure each level against easy and against the level below, by duplicate deals that nothing was trained on, whole matches for the ratings of bots, and the time of a move. Each finished row is kept in a file, and an interrupted measurement goes on from there. All rows take some hours.',
  )
  .option(
    '--rows <words>',
    'only rows with one of these words in their names: koikoi,strong-easy; "none" measures nothing',
  )
  .option('--share <part>', 'part of the deals to play, above 0 and at most 1', part, 1)
  .option('--again', 'measure also the rows that the file has')
  .option('--results <file>', 'file of the results (default: docs/players.json of the repository)')
  .option('--workers <n>', 'number of worker threads (default: one per core)', count)
  .option('--write', 'write the page docs/players.md and the ratings of the levels from all results of the file')
  .option('--json', 'print all results of the file as a JSON object')
  .action(run);

function part(text: string): number {
  const share = Number(text);
  if (!(share > 0 && share <= 1)) throw new InvalidArgumentError('Expected a number above 0 and at most 1.');
  return share;
}

async function run(options: Options): Promise<void> {
  const { rows = '', share, again = false, results: file = `${DOCS}players.json`, workers, write, json } = options;
  const { line, at } = progressByRow();
  const { done: results, signal } = await interruptible((aborted) =>
    measureLevels({
      ...{ file, share, again, signal: aborted, only: rows.split(',').filter((word) => word !== '') },
      ...(workers === undefined ? {} : { workers }),
      ...{ tell: line, progress: at },
    }),
  ).catch((error: unknown) => {
    throw labFailure(error);
  });
  if (json) process.stdout.write(`${JSON.stringify(results)}\n`);
  if (write) {
    new Output(`${DOCS}players.md`).write(levelsPage(await freshResults(results)));
    for (const [game, text] of levelRatingsFiles(results)) new Output(`${RATINGS}${game}.json`).write(text);
  }
  if (signal) throw new Interrupted(signal, `with ${results.contests.length} results in ${file}`);
}

/** Lines about finished rows, and a progress line for the one that is played. */
function progressByRow() {
  let row = '';
  let progress: Progress | null = null;
  return {
    line: (text: string): void => {
      progress?.done();
      process.stderr.write(`${text}\n`);
    },
    at: (name: string, done: number, of: number): void => {
      if (name !== row || !progress) progress = new Progress(of, `deals of ${name}`);
      row = name;
      progress.at(done);
    },
  };
}
