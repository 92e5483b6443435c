import { playersOf } from '@madang/players';
import { type Compared, FEWEST_DEALS } from '../compare.ts';
import { gameOf } from '../games.ts';

export type Verdict = 'better' | 'worse' | 'undecided' | 'too few deals';

export interface Judged extends Compared {
  readonly model: string;
  readonly opponent: string;
  readonly verdict: Verdict;
}

/** Decided only if the whole interval of the difference is on one side of 0, and there are enough deals. */
export function verdictOf({ points, deals }: Pick<Compared, 'points' | 'deals'>): Verdict {
  if (deals < FEWEST_DEALS) return 'too few deals';
  if (points.low > 0) return 'better';
  return points.high < 0 ? 'worse' : 'undecided';
}

/** The strongest player of a game that needs no model. */
export function knownPlayer(id: string): string {
  const names = playersOf(gameOf(id)).map(({ name }) => name);
  return ['greedy', 'memory'].find((name) => names.includes(name)) ?? 'random';
}
