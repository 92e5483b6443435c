import { type ReviewedRecord, recordOfKibo, recordOfLogs } from '@madang/lab/review';
import { readMatch } from './match-file.ts';
import { namesOf, namingThePlace } from './record-file.ts';

/** A record to be reviewed, with the names at its seats. */
export interface NamedRecord {
  readonly file: string;
  readonly names: readonly string[];
  readonly record: ReviewedRecord;
}

/** Reads and replays a record, or a match of a log. */
export async function readNamedRecord(file: string, asked: string | undefined): Promise<NamedRecord> {
  const match = await readMatch(file, asked);
  if (!('kibo' in match)) return { file, names: namesOf(match), record: recordOfLogs(match) };
  const { game, kibo } = match;
  return { file, names: namesOf(kibo), record: namingThePlace(file, () => recordOfKibo(game, kibo)) };
}
