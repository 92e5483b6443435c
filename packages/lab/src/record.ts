import { closeSync, existsSync, fstatSync, fsyncSync, openSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeCatalog } from './catalog.ts';
import { Checkpoint } from './checkpoint.ts';
import { LabError } from './failure.ts';
import { gameOf } from './games.ts';
import { htmlReport } from './html-report/page.ts';
import { headerOf } from './log/header.ts';
import type { LogMode } from './log/log.ts';
import { Output, writing } from './output.ts';
import type { Report } from './report.ts';
import { type SimulationJob, type SimulationState, simulateOnWorkers } from './simulate-on-workers.ts';
import type { Totals } from './tally.ts';

interface Recording extends Omit<SimulationJob, 'log' | 'withReport' | 'state' | 'onState'> {
  readonly file: string;
  readonly mode: LogMode;
  /** Continues what was interrupted. The files are then the same as without the interruption. */
  readonly resume?: boolean;
}

interface Recorded {
  readonly totals: Totals;
  readonly report: Report;
  readonly files: { readonly log: string; readonly report: string; readonly page: string; readonly catalog: string };
}

/** The simulation so far, and the size of the log with it. */
interface RecordingState extends SimulationState {
  readonly bytes: number;
}

/** `logs/run-report.json` for `logs/run.jsonl`. */
function reportFileOf(log: string, ending: 'json' | 'html' = 'json'): string {
  return `${log.replace(/\.jsonl$/, '')}-report.${ending}`;
}

/**
 * Writes a simulation to a log, a report as JSON and as a page, and a card catalogue. If it stops early, the files are
 * still complete, and a checkpoint stays beside them.
 */
export async function recordSimulation({ file, mode, resume = false, ...job }: Recording): Promise<Recorded> {
  const { simulation, length } = job;
  const header = headerOf(simulation, mode);
  const checkpoint = new Checkpoint<RecordingState>(file, { ...header, length: { ...length } });
  const state = resume ? checkpoint.load() : null;
  if (!state) refuseExisting(file, checkpoint, resume);
  const reported = new Output(reportFileOf(file), { keep: !state });
  let page: Output | null = null;
  try {
    page = new Output(reportFileOf(file, 'html'));
    const catalog = writeCatalog(dirname(file), gameOf(simulation.game));
    // Saved first: a log without a checkpoint is complete.
    if (!state) checkpoint.save({ next: 0, entries: {}, bytes: 0 });
    const { totals, report, isComplete } = await withLog(file, state?.bytes ?? 0, (write, bytes) => {
      if (!state || state.bytes === 0) write(`${JSON.stringify(header)}\n`);
      return simulateOnWorkers({
        ...{ ...job, log: { mode, write }, withReport: true },
        ...(state ? { state } : {}),
        onState: (now) => {
          if (checkpoint.isDue) checkpoint.save({ ...now(), bytes: bytes() });
        },
      });
    });
    if (!report) throw new Error('the report is missing');
    reported.write(`${JSON.stringify(report, null, 1)}\n`);
    page.write(htmlReport(report));
    if (isComplete) checkpoint.remove();
    return { totals, report, files: { log: file, report: reported.file, page: page.file, catalog } };
  } finally {
    page?.discard();
    reported.discard();
  }
}

function refuseExisting(file: string, checkpoint: Checkpoint<RecordingState>, resume: boolean): void {
  if (checkpoint.exists)
    throw new LabError(`${file} was interrupted: continue it with --resume, or remove ${checkpoint.file}`);
  if (existsSync(file)) throw new LabError(`${file} already exists${resume ? ' and is complete' : ''}`);
}

type Write = (text: string) => void;

/** Opens the log after its first `keep` bytes; what follows them was half done. */
async function withLog<T>(
  file: string,
  keep: number,
  work: (write: Write, bytes: () => number) => Promise<T>,
): Promise<T> {
  const handle = writing(file, () => {
    if (!existsSync(file)) {
      if (keep > 0) throw new LabError(`${file} is missing: remove its checkpoint and begin again`);
      return openSync(file, 'wx');
    }
    if (statSync(file).size < keep) throw new LabError(`${file} is shorter than when it was interrupted: begin again`);
    truncateSync(file, keep);
    return openSync(file, 'a');
  });
  const bytes = (): number => {
    fsyncSync(handle);
    return fstatSync(handle).size;
  };
  try {
    return await work((text) => writing(file, () => writeFileSync(handle, text)), bytes);
  } finally {
    closeSync(handle);
  }
}
