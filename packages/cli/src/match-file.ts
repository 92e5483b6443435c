import type { ReplayedLogs } from '@madang/engine';
import { beginsLog, isLogFile, recordOfMatch } from '@madang/lab/log';
import { Option } from 'commander';
import { UsageError } from './failure.ts';
import { labFailure } from './lab-failure.ts';
import { isLogText, readLoggedMatch } from './log-file.ts';
import { type RecordFile, readRecordText, readText } from './record-file.ts';

/** What a file may be that holds a match. */
export const MATCH_FILE =
  'record written by `madang play --save`, log of `madang simulate`, or exported logs of rounds';

export function matchOption(): Option {
  return new Option(
    '--match <n>',
    'which match of a log: in a log of simulate its number there, from 0; in exported logs from 1 (default: the last)',
  );
}

/** The match of a record, or the one of a log that is asked for. */
export async function readMatch(file: string, asked: string | undefined): Promise<RecordFile | ReplayedLogs> {
  if (isSimulationLog(file)) return simulatedMatch(file, asked);
  const text = await readMatchText(file);
  return isLogText(text) ? readLoggedMatch(file, text, asked) : readRecordText(file, text);
}

/** A log of simulate may be larger than memory and is read twice, so it must be a file. */
export async function readMatchText(file: string): Promise<string> {
  const text = await readText(file);
  if (beginsLog(text)) throw new UsageError('a log of simulate is read from a file, not from a pipe');
  return text;
}

export function isSimulationLog(file: string): boolean {
  try {
    return file !== '-' && isLogFile(file);
  } catch (error) {
    throw labFailure(error);
  }
}

function simulatedMatch(file: string, asked: string | undefined): RecordFile {
  const number = asked === undefined ? null : Number(asked);
  if (number !== null && !(Number.isSafeInteger(number) && number >= 0))
    throw new UsageError(`--match must be the number of a match in the log, from 0, not ${asked}`);
  try {
    return recordOfMatch(file, number);
  } catch (error) {
    throw labFailure(error);
  }
}
