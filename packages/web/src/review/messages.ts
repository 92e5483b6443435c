import type { RoundReview } from '@madang/lab/review';
import type { Source } from '../replay/replayed-match.ts';

/** From the page to the worker: a record, and the rounds that were reviewed before. */
export interface ReviewAsk {
  readonly source: Source;
  readonly done: readonly RoundReview[];
  /** The network that judged them: with another one the review begins again. */
  readonly hash: string | null;
  /** Only the files are loaded. */
  readonly isOnlyPrepared?: true;
}

/** From the worker to the page. */
export type ReviewAnswer =
  | { readonly answer: 'begun'; readonly unit: Unit; readonly hash: string | null }
  | { readonly answer: 'progress'; readonly done: number; readonly total: number }
  /** One after the other; the last one may be unfinished. */
  | { readonly answer: 'round'; readonly round: RoundReview }
  | { readonly answer: 'done' }
  | { readonly answer: 'failed'; readonly message: string };

export type Unit = 'points' | 'gold' | 'wins';
