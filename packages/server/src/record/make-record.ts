import type { Viewer } from '@madang/engine';
import type { Logged, TableCard } from '../table/log.ts';
import { maskedRecordOf, recordOf } from '../table/record.ts';
import { Diverged } from '../table/table.ts';

/** Which record is wanted. */
export interface RecordOrder {
  readonly card: TableCard;
  readonly log: readonly Logged[];
  /** As this viewer saw the match; null: the whole record. */
  readonly viewer: Viewer | null;
}

/** The record as JSON text, or why there is none: the match has not begun, or these rules cannot replay it. */
export type RecordMade =
  | { readonly text: string }
  | { readonly problem: 'NOT_STARTED' }
  | { readonly problem: 'VOIDED'; readonly reason: string };

/** Replays the match, which takes a while: for a worker thread. */
export function makeRecord({ card, log, viewer }: RecordOrder): RecordMade {
  try {
    const record = viewer === null ? recordOf(card, log) : maskedRecordOf(card, log, viewer);
    return record ? { text: JSON.stringify(record) } : { problem: 'NOT_STARTED' };
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    return { problem: 'VOIDED', reason: error.message };
  }
}
