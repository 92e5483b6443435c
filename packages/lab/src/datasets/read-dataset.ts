import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { asyncBufferFromFile, type FileMetaData, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { LabError } from '../failure.ts';
import type { GameLine } from '../log/compact.ts';
import { reasonOf } from '../output.ts';
import { DATASET_FORMAT, type RowOf } from './tables.ts';

const MAGIC = 'PAR1';

/** Whether a file begins as Parquet files do. */
export function isParquet(file: string): boolean {
  try {
    const handle = openSync(file, 'r');
    try {
      const start = Buffer.alloc(MAGIC.length);
      return readSync(handle, start) === MAGIC.length && start.toString('latin1') === MAGIC;
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new LabError(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

/** Columns that make a compact log. */
const LOGGED = ['match', 'hour', 'reason', 'points', 'scores', 'match_winners', 'match_over', 'actions'] as const;
type Logged = Pick<RowOf<'rounds'>, (typeof LOGGED)[number]>;

/** Writes the rounds table of a dataset as a compact log. What it holds is checked when the log is read. */
export async function writeCompactLog(dataset: string, log: string): Promise<void> {
  let handle: number | null = null;
  try {
    const file = await asyncBufferFromFile(dataset);
    const metadata = await parquetMetadataAsync(file);
    handle = openSync(log, 'w');
    writeFileSync(handle, `${headerIn(dataset, metadata)}\n`);
    let rows: Logged[] = [];
    let rowStart = 0;
    for (const { num_rows } of metadata.row_groups) {
      const rowEnd = rowStart + Number(num_rows);
      const group = await parquetReadObjects({ file, metadata, columns: [...LOGGED], rowStart, rowEnd });
      for (const row of group as Logged[]) {
        if (rows.length > 0 && rows[0].match !== row.match) {
          writeFileSync(handle, lineOf(rows));
          rows = [];
        }
        rows.push(row);
      }
      rowStart = rowEnd;
    }
    if (rows.length > 0) writeFileSync(handle, lineOf(rows));
  } catch (error) {
    if (error instanceof LabError) throw error;
    throw new LabError(`${dataset}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function headerIn(dataset: string, { key_value_metadata: all = [] }: FileMetaData): string {
  const stored = (name: string): string | undefined => all.find(({ key }) => key === name)?.value;
  const header = stored('madang.log');
  if (stored('madang.format') !== DATASET_FORMAT || header === undefined)
    throw new LabError(`${dataset}: not a table of madang: its metadata has no known format`);
  return header.replaceAll('\n', ' ');
}

function lineOf(rows: readonly Logged[]): string {
  const { match, hour } = rows[0];
  const { scores, match_winners: winners, match_over: isOver } = rows[rows.length - 1];
  const rounds = rows.map(({ reason, points, actions }) => ({ reason, points, actions }));
  const marks = { ...(hour === null ? {} : { hour }), ...(isOver ? {} : { cut: true as const }) };
  const line: GameLine = { game: match, ...marks, scores, winners, rounds };
  return `${JSON.stringify(line)}\n`;
}
