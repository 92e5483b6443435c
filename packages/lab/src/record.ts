import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeCatalog } from './catalog.ts';
import { LabError } from './failure.ts';
import { gameOf } from './games.ts';
import { headerOf } from './log/header.ts';
import type { LogMode } from './log/log.ts';
import { Output, writing } from './output.ts';
import type { Report } from './report.ts';
import { type SimulationJob, simulateOnWorkers } from './simulate-on-workers.ts';
import type { Totals } from './tally.ts';

interface Recording extends Omit<SimulationJob, 'log' | 'withReport'> {
  readonly file: string;
  readonly mode: LogMode;
}

interface Recorded {
  readonly totals: Totals;
  readonly report: Report;
  readonly files: { readonly log: string; readonly report: string; readonly catalog: string };
}

/** `logs/run-report.json` for `logs/run.jsonl`. */
function reportFileOf(log: string): string {
  return `${log.replace(/\.jsonl$/, '')}-report.json`;
}

/** Writes a simulation to a log, a report and a card catalogue. If it stops early, the three files are still complete. */
export async function recordSimulation({ file, mode, ...production }: Recording): Promise<Recorded> {
  const { simulation } = production;
  if (existsSync(file)) throw new LabError(`${file} already exists`);
  const reported = new Output(reportFileOf(file), { keep: true });
  try {
    const catalog = writeCatalog(dirname(file), gameOf(simulation.game));
    const { totals, report } = await withLog(file, (write) => {
      write(`${JSON.stringify(headerOf(simulation, mode))}\n`);
      return simulateOnWorkers({ ...production, log: { mode, write }, withReport: true });
    });
    if (!report) throw new Error('the report is missing');
    reported.write(`${JSON.stringify(report, null, 1)}\n`);
    return { totals, report, files: { log: file, report: reported.file, catalog } };
  } finally {
    reported.discard();
  }
}

async function withLog<T>(file: string, work: (write: (text: string) => void) => Promise<T>): Promise<T> {
  const handle = writing(file, () => openSync(file, 'wx'));
  try {
    return await work((text) => writing(file, () => writeFileSync(handle, text)));
  } finally {
    closeSync(handle);
  }
}
