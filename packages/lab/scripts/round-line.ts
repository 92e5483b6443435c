import type { Account } from '../src/review/account.ts';
import type { Mark } from '../src/review/decision.ts';
import type { Measured } from '../src/review/measured.ts';

/** A reviewed round, as the figures of docs/review.md are made from it. */
export interface RoundLine {
  readonly part: string;
  readonly budget: string;
  readonly game: string;
  /** The level at each seat. */
  readonly seats: readonly string[];
  readonly hash: string | null;
  readonly unit: string;
  /** CPU seconds of the review. */
  readonly cpu: number;
  readonly record: string;
  readonly accounts: readonly Account[];
  readonly decisions: readonly {
    readonly n: number;
    readonly seat: number;
    readonly cost: Measured;
    readonly mark: Mark | null;
    readonly isBest: boolean;
    /** What the choice of each level costs here, where all were asked. */
    readonly costs: Readonly<Record<string, number>>;
  }[];
  /** What the round was worth to the first seat after each action. */
  readonly worths: readonly number[];
}
