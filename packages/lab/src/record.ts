import { closeSync, existsSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { findGame } from '@madang/engine';
import { keepCatalog } from './catalog.ts';
import { LabError } from './failure.ts';
import { headerOf } from './log/header.ts';
import type { LogMode } from './log/log.ts';
import type { Report } from './report.ts';
import { type Production, simulateTogether } from './simulate-together.ts';
import type { Totals } from './tally.ts';

export interface Recording extends Omit<Production, 'log' | 'wantsReport'> {
  readonly file: string;
  readonly mode: LogMode;
}

export interface Recorded {
  readonly totals: Totals;
  readonly report: Report;
  readonly files: { readonly log: string; readonly report: string; readonly catalog: string };
}

/** `logs/run-report.json` beside `logs/run.jsonl`. */
export function reportFileOf(log: string): string {
  return `${log.replace(/\.jsonl$/, '')}-report.json`;
}

/** Simulates into a log, with its report and its card catalogue beside it. Stopped early, all three are still whole. */
export async function recordSimulation({ file, mode, ...production }: Recording): Promise<Recorded> {
  const { simulation } = production;
  const game = findGame(simulation.game);
  if (!game) throw new Error(`there is no game ${simulation.game}`);
  const reportFile = reportFileOf(file);
  refuseUnwritable(file, reportFile);
  const catalog = keepCatalog(dirname(file), game);
  const handle = openSync(file, 'wx');
  try {
    writeSync(handle, `${JSON.stringify(headerOf(simulation, mode))}\n`);
    const { totals, report } = await simulateTogether({
      ...production,
      log: { mode, write: (lines) => void writeSync(handle, lines) },
      wantsReport: true,
    });
    if (!report) throw new Error('the report is missing');
    writeFileSync(reportFile, `${JSON.stringify(report, null, 1)}\n`);
    return { totals, report, files: { log: file, report: reportFile, catalog } };
  } finally {
    closeSync(handle);
  }
}

/** Found out before the games, not after them. */
function refuseUnwritable(...files: readonly string[]): void {
  for (const file of files) {
    if (existsSync(file)) throw new LabError(`${file} exists already`);
    const folder = dirname(file);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new LabError(`there is no folder ${folder}`);
  }
}
