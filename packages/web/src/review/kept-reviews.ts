import type { RoundReview } from '@madang/lab/review';
import { isObject } from '../app/kept.ts';
import { browserDatabase } from '../records/database.ts';
import { keyOf, type Source } from '../replay/replayed-match.ts';
import type { Unit } from './messages.ts';

/** A review as it is kept beside its record: as far as it is. */
export interface KeptReview {
  readonly version: 3;
  /** The hash of the network that judged. With another one a review begins again. */
  readonly hash: string | null;
  readonly unit: Unit;
  readonly isDone: boolean;
  readonly rounds: readonly RoundReview[];
}

const database = browserDatabase('madang-reviews', ['reviews']);

/** Null when there is none, or storage cannot be read. */
export async function keptReview(source: Source): Promise<KeptReview | null> {
  const kept = await database.get('reviews', keyOf(source)).catch(() => null);
  return isKept(kept) ? kept : null;
}

/** Without storage the review is lost with the page. */
export function keepReview(source: Source, review: KeptReview): void {
  database.put('reviews', keyOf(source), review).catch(() => undefined);
}

function isKept(value: unknown): value is KeptReview {
  return isObject(value) && value.version === 3 && Array.isArray(value.rounds);
}
