import type { CardSet } from '../kernel/cards.ts';

/** `need` cards of the set give the points, each further one `extra`. */
export interface Pattern {
  readonly points: number;
  readonly need: number;
  readonly of: CardSet;
  readonly extra: number;
}

/** What a pile gets for a pattern. */
export function worth({ points, need, of, extra }: Pattern, pile: CardSet): number {
  const beyond = pile.countIn(of) - need;
  return beyond < 0 ? 0 : points + beyond * extra;
}

/** The patterns of some rules, computed once for each. */
export function oncePerRules<R extends object, P>(compute: (rules: R) => P): (rules: R) => P {
  const known = new WeakMap<R, P>();
  return (rules) => {
    let patterns = known.get(rules);
    if (patterns === undefined) {
      patterns = compute(rules);
      known.set(rules, patterns);
    }
    return patterns;
  };
}
