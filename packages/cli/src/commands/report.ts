import { htmlReport, Output, reportOfLog } from '@madang/lab';
import { Command } from 'commander';
import { labFailure } from '../lab-failure.ts';
import { Progress } from '../progress.ts';
import { chartsOf } from '../report-charts.ts';

interface Options {
  readonly out?: string;
  readonly json?: true;
}

export const report = new Command('report')
  .summary('make a page with plots from a log of simulated matches')
  .description(
    'Play the matches of a log again, print short charts, and write one HTML file with plots that needs no connection.',
  )
  .argument('<log>', 'log written by `madang simulate --out`')
  .option('--out <file>', 'file of the page; an existing file is replaced (default: the log’s name with -report.html)')
  .option('--json', 'print the report as a JSON object instead of charts')
  .addHelpText('after', '\nExample:\n  $ madang report run.jsonl')
  .action(run);

function run(log: string, { out = `${log.replace(/\.jsonl$/, '')}-report.html`, json }: Options): void {
  const progress = new Progress(100, '% of the log');
  let page: Output | null = null;
  try {
    page = new Output(out);
    const made = reportOfLog(log, (part) => progress.at(Math.floor(100 * part)));
    progress.done();
    page.write(htmlReport(made));
    process.stdout.write(json ? `${JSON.stringify(made)}\n` : `${chartsOf(made)}\nwritten: ${page.file}\n`);
  } catch (error) {
    throw labFailure(error);
  } finally {
    page?.discard();
  }
}
