import type { Move } from '../play/local/unfinished.ts';
import type { Source } from '../replay/replayed-match.ts';
import type { BranchStart } from './branch.ts';

/** The first message to the worker of a branch, besides how the match is shown. */
export interface BranchAsk {
  readonly ask: 'branch';
  readonly source: Source;
  readonly start: BranchStart;
  /** What was played since, when it is continued. */
  readonly moves: readonly Move[];
  readonly canTakeBack: boolean;
}
