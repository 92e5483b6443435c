import { CardSet } from '@madang/engine';
import {
  junkValue,
  type Patterns,
  patternsOf,
  type Rules,
  type Scored,
  type SetId,
  setsOf,
} from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { entryOf } from '@madang/engine/internal';
import type { Progress } from '../hwatu/progress.ts';

type Pattern = Patterns['complete'][number];

const BRIGHTS: readonly SetId[] = ['OGWANG', 'SAGWANG', 'SAMGWANG', 'BISAMGWANG'];

/** The columns of sets. All sets of brights share one, because only the best counts. */
export type SetColumn = 'brights' | Exclude<SetId, 'OGWANG' | 'SAGWANG' | 'SAMGWANG' | 'BISAMGWANG'>;

/** The progress of a seat towards every set of this table. `piles` is by seat. */
export function progressOf(
  rules: Rules,
  piles: readonly (readonly string[])[],
  seat: number,
  cupIsJunk: boolean,
): ReadonlyMap<SetColumn, Progress> {
  const patterns = patternsOf(rules);
  const sets = piles.map((pile) => KOREAN.set(...pile));
  const mine = entryOf(sets, seat);
  const theirs = sets.reduce((all, pile, i) => (i === seat ? all : all.union(pile)), CardSet.EMPTY);
  const scored = setsOf(patterns, mine, cupIsJunk);
  const growing = cupIsJunk ? patterns.growingWithoutCup : patterns.growing;
  const rows = new Map<SetColumn, Progress>();
  const easiest = patterns.brights.at(-1);
  if (easiest) rows.set('brights', has(scored, BRIGHTS) ?? towards(easiest, mine, theirs));
  for (const pattern of [...growing, ...patterns.complete])
    rows.set(pattern.name as SetColumn, has(scored, [pattern.name]) ?? towards(pattern, mine, theirs));
  // Junk can be stolen, so a set of junk is never out of reach.
  const junk: Progress = { kind: 'needs', have: junkValue(mine, cupIsJunk), need: patterns.piFrom };
  if (patterns.pi > 0) rows.set('PI', has(scored, ['PI']) ?? junk);
  return rows;
}

function has(scored: readonly Scored[], names: readonly SetId[]): Progress | null {
  const found = scored.find(({ name }) => names.includes(name));
  return found ? { kind: 'has', points: found.points } : null;
}

function towards({ of, need }: Pattern, mine: CardSet, theirs: CardSet): Progress {
  return of.size - theirs.countIn(of) < need ? { kind: 'lost' } : { kind: 'needs', have: mine.countIn(of), need };
}
