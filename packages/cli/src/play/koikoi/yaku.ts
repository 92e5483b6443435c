import { CardSet } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import { entryOf } from '@madang/engine/internal';
import { type Pattern, type Patterns, patternsOf, type Rules, type YakuType, yakuOf } from '@madang/engine/koikoi';
import type { Progress } from '../hwatu/progress.ts';

interface YakuRow {
  readonly type: YakuType;
  /** In the order of the piles. */
  readonly progress: readonly Progress[];
}

/** Every yaku with the progress of both seats. The brights share a row, because only the best counts. */
export function yakuRows(rules: Rules, piles: readonly (readonly string[])[]): readonly YakuRow[] {
  const patterns = patternsOf(rules);
  const sets = piles.map((pile) => JAPANESE.set(...pile));
  const row = (pattern: Pattern): YakuRow => ({
    type: pattern.type,
    progress: sets.map((pile, i) => progress(patterns, pattern, pile, sets[1 - i] ?? CardSet.EMPTY)),
  });
  return [brightRow(patterns, sets), ...[...patterns.others, ...patterns.viewing].map(row)];
}

function brightRow(patterns: Patterns, sets: readonly CardSet[]): YakuRow {
  const formed = sets.map((pile) => patterns.brights.find(({ type }) => pointsFor(patterns, type, pile) > 0));
  const three = entryOf(patterns.brights, patterns.brights.length - 1);
  const best = patterns.brights.find((pattern) => formed.includes(pattern)) ?? three;
  return {
    type: best.type,
    progress: sets.map((pile, i) => progress(patterns, formed[i] ?? three, pile, sets[1 - i] ?? CardSet.EMPTY)),
  };
}

function progress(patterns: Patterns, { type, need, of }: Pattern, mine: CardSet, theirs: CardSet): Progress {
  const points = pointsFor(patterns, type, mine);
  if (points > 0) return { kind: 'has', points };
  return of.size - theirs.countIn(of) < need ? { kind: 'lost' } : { kind: 'needs', have: mine.countIn(of), need };
}

function pointsFor(patterns: Patterns, type: YakuType, pile: CardSet): number {
  return yakuOf(patterns, pile).find((yaku) => yaku.type === type)?.points ?? 0;
}

export function yakuTotal(rules: Rules, pile: readonly string[]): number {
  return yakuOf(patternsOf(rules), JAPANESE.set(...pile)).reduce((sum, { points }) => sum + points, 0);
}
