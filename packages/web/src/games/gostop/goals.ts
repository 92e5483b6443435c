import { bestBrights, type Pattern, type Patterns, patternsOf, type Rules } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import type { Goal } from '../flower/goals.ts';
import type { Kind } from '../flower/kinds.ts';

const idsOf = (cards: Pattern['of']): readonly string[] => cards.toArray().map((card) => KOREAN.ids[card]);

/** The sets of this table's rules as goals for a pile. The brights are one goal, named by the set they make so far. */
export function goalsOf(rules: Rules, pile: readonly string[], cupIsJunk: boolean): readonly Goal[] {
  const patterns = patternsOf(rules);
  const { growing, growingWithoutCup, complete, piFrom, pi } = patterns;
  return [
    ...brightGoal(patterns, pile),
    ...complete.map((pattern) => goalOf(pattern, true)),
    ...(cupIsJunk ? growingWithoutCup : growing).map((pattern) => goalOf(pattern, false)),
    junkGoal(piFrom, pi, cupIsJunk),
  ];
}

function goalOf({ name, points, need, of }: Pattern, isNamed: boolean): Goal {
  const kind: Kind = name === 'GODORI' || name === 'YEOL' ? 'animal' : 'ribbon';
  return { name, kind, points, need, of: idsOf(of), isNamed };
}

function brightGoal(patterns: Patterns, pile: readonly string[]): readonly Goal[] {
  const { brights } = patterns;
  const best = bestBrights(patterns, KOREAN.set(...pile));
  const lowest = brights.findLast(({ name }) => name === 'SAMGWANG') ?? brights.at(-1);
  const now = best ?? lowest;
  if (!now) return [];
  const further = brights
    .filter(({ name }) => name !== now.name)
    .map(({ name, points }) => ({ name, points }))
    .toReversed();
  return [
    {
      name: now.name,
      kind: 'bright',
      points: now.points,
      need: now.need,
      of: idsOf(KOREAN.brights),
      isNamed: true,
      further,
    },
  ];
}

function junkGoal(need: number, points: number, cupIsJunk: boolean): Goal {
  const cards = cupIsJunk ? KOREAN.junk.with(KOREAN.cup) : KOREAN.junk;
  return { name: 'PI', kind: 'dreg', points, need, of: idsOf(cards), isNamed: false, weight: junkWeight };
}

/** A card's weight as junk; the cup counts double. */
export function junkWeight(id: string): number {
  const card = KOREAN.find(id);
  if (card === undefined) return 0;
  if (KOREAN.triples.has(card)) return 3;
  return KOREAN.doubles.has(card) || card === KOREAN.cup ? 2 : 1;
}
