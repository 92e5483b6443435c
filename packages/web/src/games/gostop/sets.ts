import { type Pattern, patternsOf, type Rules, setsOf } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';

/** A set that a pile has, with its cards. */
export interface MadeSet {
  readonly name: string;
  readonly points: number;
  readonly cards: readonly string[];
}

/** The sets that a pile has newly completed. A set that has only grown is not included. */
export function newSets(
  before: readonly string[],
  after: readonly string[],
  rules: Rules,
  cupIsJunk: boolean,
): readonly MadeSet[] {
  const patterns = patternsOf(rules);
  const had = new Set(setsOf(patterns, KOREAN.set(...before), cupIsJunk).map(({ name }) => name));
  return setsOf(patterns, KOREAN.set(...after), cupIsJunk)
    .filter(({ name }) => !had.has(name))
    .map(({ name, points }) => {
      const cards = cardsOf(name, rules, cupIsJunk);
      return { name, points, cards: after.filter((id) => cards.includes(id)) };
    });
}

function cardsOf(name: string, rules: Rules, cupIsJunk: boolean): readonly string[] {
  const { brights, complete, growing, growingWithoutCup } = patternsOf(rules);
  const patterns: readonly Pattern[] = [...brights, ...complete, ...(cupIsJunk ? growingWithoutCup : growing)];
  const junk = cupIsJunk ? KOREAN.junk.with(KOREAN.cup) : KOREAN.junk;
  const of = patterns.find((pattern) => pattern.name === name)?.of ?? junk;
  return of.toArray().map((card) => KOREAN.ids[card]);
}
