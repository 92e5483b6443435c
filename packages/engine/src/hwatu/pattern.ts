import type { CardSet } from '../kernel/cards.ts';

/** `need` cards of the set give the points, each further one `extra`. */
export interface Pattern {
  readonly points: number;
  readonly need: number;
  readonly of: CardSet;
  readonly extra: number;
}

/** What a pile gets for a pattern. */
export function worth(pattern: Pattern, pile: CardSet): number {
  return worthBeyond(pattern, pile.countIn(pattern.of) - pattern.need);
}

/** The same by how many cards the pile has beyond the needed ones; negative when it has too few. */
export function worthBeyond({ points, extra }: Pattern, beyond: number): number {
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
