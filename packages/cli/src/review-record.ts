import { type ReviewedRecord, recordOfKibo, recordOfLogs } from '@madang/lab/review';
import { isLogText, readLoggedMatch } from './log-file.ts';
import { namesOf, namingThePlace, readRecordText, readText } from './record-file.ts';

/** A record to be reviewed, with the names at its seats. */
export interface NamedRecord {
  readonly file: string;
  readonly names: readonly string[];
  readonly record: ReviewedRecord;
}

/** Reads and replays a record, or the last match of a file of logs. */
export async function readNamedRecord(file: string): Promise<NamedRecord> {
  const text = await readText(file);
  if (isLogText(text)) {
    const logs = readLoggedMatch(file, text, undefined);
    return { file, names: namesOf(logs), record: recordOfLogs(logs) };
  }
  const { game, kibo } = readRecordText(file, text);
  return { file, names: namesOf(kibo), record: namingThePlace(file, () => recordOfKibo(game, kibo)) };
}
