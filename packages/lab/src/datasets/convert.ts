import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LabError } from '../failure.ts';
import { CompactLog } from '../log/compact.ts';
import { DeltaLog } from '../log/delta.ts';
import { headerOf } from '../log/header.ts';
import { LOG_MODES, type LogMode, type MatchLog } from '../log/log.ts';
import { type Log, openLog } from '../log/read.ts';
import { replayMatch, seatingOf } from '../log/replay.ts';
import { makeFolder, writing } from '../output.ts';
import { Dataset, tableFile } from './dataset.ts';
import { isParquet, writeCompactLog } from './read-dataset.ts';
import { TABLES, type TableName } from './tables.ts';

export const DATA_FORMATS = [...LOG_MODES, 'parquet'] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

interface Conversion {
  /** A log of any mode, or the rounds table of a dataset. */
  readonly input: string;
  /** A log, or the beginning of the names of the tables. */
  readonly output: string;
  readonly format: DataFormat;
  readonly tables: readonly TableName[];
  /** Gets the share of the input that is done. */
  readonly progress?: (part: number) => void;
}

/** Writes the matches of a file in another format and returns the files. Every match is checked by playing it again. */
export async function convert(conversion: Conversion): Promise<readonly string[]> {
  const { input, output, format, tables } = conversion;
  const files = format === 'parquet' ? tables.map((table) => tableFile(output, table)) : [output];
  if (files.includes(input)) throw new LabError(`${input} cannot be converted into itself`);
  writing(output, () => makeFolder(dirname(output)));
  const made: string[] = [];
  try {
    // Opened first, so that a file that exists or cannot be written is noticed before the work.
    for (const file of files) {
      writing(file, () => closeSync(openSync(file, 'wx')));
      made.push(file);
    }
    await withLog(input, (log) => (format === 'parquet' ? toDataset(log, conversion) : toLog(log, conversion, format)));
    return files;
  } catch (error) {
    for (const file of made) rmSync(file, { force: true });
    throw error;
  }
}

/** For work that ends in tables of this name, before it begins. */
export function refuseTables(output: string): void {
  for (const table of TABLES)
    if (existsSync(tableFile(output, table))) throw new LabError(`${tableFile(output, table)} already exists`);
}

/** A dataset is read as a compact log, in a folder for temporary files. */
async function withLog(input: string, work: (log: Log) => void): Promise<void> {
  if (!isParquet(input)) return work(openLog(input));
  const folder = mkdtempSync(join(tmpdir(), 'madang-convert-'));
  const log = join(folder, 'dataset.jsonl');
  try {
    await writeCompactLog(input, log);
    work(openLog(log));
  } catch (error) {
    // Nobody knows the temporary file.
    throw error instanceof LabError ? new LabError(error.message.replace(log, input)) : error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toDataset(log: Log, { output, tables, progress }: Conversion): void {
  const dataset = new Dataset(log, output, tables);
  for (const match of log.matches()) {
    dataset.add(match);
    progress?.(match.part);
  }
  dataset.finish();
}

function toLog(log: Log, { output, progress }: Conversion, mode: LogMode): void {
  const seating = seatingOf(log);
  const lines: MatchLog = mode === 'delta' ? new DeltaLog(seating.game) : new CompactLog();
  const handle = writing(output, () => openSync(output, 'w'));
  const write = (line: object): void => writing(output, () => writeFileSync(handle, `${JSON.stringify(line)}\n`));
  try {
    write(headerOf(log.simulation, mode));
    for (const match of log.matches()) {
      const carry = replayMatch(log, seating, match, {
        dealt: (state) => lines.dealt?.(state),
        acted: (seat, action, state) => lines.acted(seat, action, state),
        ended: (outcome, state) => lines.ended(outcome, state),
      });
      write(lines.line(match.game, carry, match.hour ?? null));
      progress?.(match.part);
    }
  } finally {
    closeSync(handle);
  }
}
