import { KOREAN } from '../hwatu/deck.ts';
import { type Pattern as CountedPattern, oncePerRules, worth } from '../hwatu/pattern.ts';
import { SetCounter } from '../hwatu/set-counter.ts';
import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Rules } from './rules.ts';

/** The sets that score, by their names in records and on the wire. */
export type SetId =
  | ('OGWANG' | 'SAGWANG' | 'BISAMGWANG' | 'SAMGWANG')
  | ('YEOL' | 'TTI' | 'PI')
  | ('GODORI' | 'HONGDAN' | 'CHEONGDAN' | 'CHODAN');

/** A set in a pile, with its points. */
export interface Scored {
  readonly name: SetId;
  readonly points: number;
}

export interface Pattern extends CountedPattern, Scored {
  /** A card that must be among them; NONE for any of the set. */
  readonly must: Card;
}

/** The sets of a table's rules. */
export interface Patterns {
  /** Only the best of these counts. */
  readonly brights: readonly Pattern[];
  /** With 국진 as an animal, and as a 쌍피. */
  readonly growing: readonly Pattern[];
  readonly growingWithoutCup: readonly Pattern[];
  /** All of the set, or nothing. */
  readonly complete: readonly Pattern[];
  readonly piFrom: number;
  readonly pi: number;
  /** Ttak, ppuk or jjob give points. */
  readonly hasSpecials: boolean;
  /**
   * A score rises only in a turn that captures: there are no such points, no bonus cards, no 쿵 before the turn's card.
   */
  readonly onlyCapturesScore: boolean;
  /** Sees quickly that a pile does not score, whatever 국진 counts as. */
  readonly screen: SetCounter;
}

const { junk: JUNK, doubles: DOUBLES, cup: CUP } = KOREAN;
const TRIPLE = KOREAN.triples.first;

export const patternsOf: (rules: Rules) => Patterns = oncePerRules((rules) => {
  const { brights, animals, cup, set } = KOREAN;
  const rain = set('1211');
  const dry = brights.minus(rain);
  const growing = growingSets(rules, animals);
  const complete = [
    counted('GODORI', rules.godori, 3, set('0221', '0421', '0821')),
    counted('HONGDAN', rules.hongdan, 3, set('0131', '0231', '0331')),
    counted('CHEONGDAN', rules.cheongdan, 3, set('0631', '0931', '1031')),
    counted('CHODAN', rules.chodan, 3, set('0431', '0531', '0731')),
  ].filter(({ points }) => points > 0);
  const cupAsJunk = CardSet.of(cup);
  const hasSpecials = rules.ttakBonus + rules.ppukBonus + rules.jjobBonus > 0;
  const junk = { need: rules.piFrom, of: JUNK, again: [DOUBLES, KOREAN.triples, cupAsJunk, cupAsJunk] };
  return {
    brights: [
      counted('OGWANG', rules.ogwang, 5, brights),
      counted('SAGWANG', rules.sagwang, 4, brights),
      counted('SAMGWANG', rules.samgwang, 3, dry),
      counted('BISAMGWANG', rules.bisamgwang, 3, brights, rules.revision >= 2 ? rain.first : NONE),
    ].filter(({ points }) => points > 0),
    growing,
    growingWithoutCup: growingSets(rules, animals.without(cup)),
    complete,
    piFrom: rules.piFrom,
    pi: rules.pi,
    hasSpecials,
    onlyCapturesScore: !hasSpecials && rules.bonusCards === 0 && !rules.kung,
    screen: new SetCounter([{ need: 3, of: brights }, ...growing, ...complete, junk]),
  };
});

function growingSets(rules: Rules, animals: CardSet): readonly Pattern[] {
  const sets: Pattern[] = [
    { name: 'YEOL', points: rules.yeol, need: rules.yeolFrom, of: animals, extra: 1, must: NONE },
    { name: 'TTI', points: rules.tti, need: rules.ttiFrom, of: KOREAN.ribbons, extra: 1, must: NONE },
  ];
  return sets.filter(({ points }) => points > 0);
}

function counted(name: SetId, points: number, need: number, of: CardSet, must: Card = NONE): Pattern {
  return { name, points, need, of, extra: 0, must };
}

/** The one set of brights that counts. */
export function bestBrights(patterns: Patterns, pile: CardSet): Pattern | undefined {
  if (pile.countIn(KOREAN.brights) < 3) return undefined;
  return patterns.brights.find(
    (pattern) => worth(pattern, pile) > 0 && (pattern.must === NONE || pile.has(pattern.must)),
  );
}

/** The value of a pile's junk. */
export function junkValue(pile: CardSet, cupIsJunk: boolean): number {
  const cards = pile.countIn(JUNK) + pile.countIn(DOUBLES) + (pile.has(TRIPLE) ? 1 : 0);
  return cupIsJunk && pile.has(CUP) ? cards + 2 : cards;
}

export function animalCount(pile: CardSet, cupIsJunk: boolean): number {
  const animals = pile.countIn(KOREAN.animals);
  return cupIsJunk && pile.has(CUP) ? animals - 1 : animals;
}

function junkPoints(patterns: Patterns, pile: CardSet, cupIsJunk: boolean): number {
  const beyond = junkValue(pile, cupIsJunk) - patterns.piFrom;
  return beyond < 0 || patterns.pi === 0 ? 0 : patterns.pi + beyond;
}

/** The sum of a pile's sets. */
export function setPoints(patterns: Patterns, pile: CardSet, cupIsJunk: boolean): number {
  const counts = patterns.screen.count(pile);
  return patterns.screen.hasEnough(counts) ? countedPoints(patterns, pile, counts, cupIsJunk) : 0;
}

/**
 * By the counts of `screen`, in its order: brights, animals and ribbons, the named sets, junk. It counts 국진 as both.
 */
function countedPoints(patterns: Patterns, pile: CardSet, counts: number, cupIsJunk: boolean): number {
  const { screen, growing, complete } = patterns;
  const hasCup = pile.has(CUP);
  let points = screen.beyond(counts, 0) >= 0 ? (bestBrights(patterns, pile)?.points ?? 0) : 0;
  let set = 1;
  for (let i = 0; i < growing.length; i++, set++) {
    const isWithoutCup = hasCup && cupIsJunk && growing[i].of.has(CUP);
    const beyond = screen.beyond(counts, set) - (isWithoutCup ? 1 : 0);
    if (beyond >= 0) points += growing[i].points + beyond * growing[i].extra;
  }
  for (let i = 0; i < complete.length; i++, set++) if (screen.beyond(counts, set) >= 0) points += complete[i].points;
  const junk = screen.beyond(counts, set) - (hasCup && !cupIsJunk ? 2 : 0);
  return junk >= 0 && patterns.pi > 0 ? points + patterns.pi + junk : points;
}

/** A pile's sets one by one, as a new list: brights, animals, ribbons, the named sets, junk. */
export function setsOf(patterns: Patterns, pile: CardSet, cupIsJunk: boolean): Scored[] {
  const found: Scored[] = [];
  const brights = bestBrights(patterns, pile);
  if (brights) found.push({ name: brights.name, points: brights.points });
  for (const pattern of cupIsJunk ? patterns.growingWithoutCup : patterns.growing) {
    const points = worth(pattern, pile);
    if (points > 0) found.push({ name: pattern.name, points });
  }
  for (const { name, points, of } of patterns.complete) if (of.isWithin(pile)) found.push({ name, points });
  const junk = junkPoints(patterns, pile, cupIsJunk);
  if (junk > 0) found.push({ name: 'PI', points: junk });
  return found;
}

/** From the third go (docs/rules/gostop.md 25: ×2 ×4 ×8; docs/rules/matgo.md 52: ×2 ×3 ×4). */
export function goFactor(rules: Rules, goCount: number): number {
  if (goCount < 3 || rules.goFactor === 'off') return 1;
  return rules.goFactor === 'doubling' ? 2 ** (goCount - 2) : goCount - 1;
}
