import { JAPANESE } from '../hwatu/deck.ts';
import type { CardSet } from '../kernel/cards.ts';
import type { Rules } from './rules.ts';

/** In the seed's order, in which yaku are always listed; the viewing yaku of other tables come last. */
export const YAKU = [
  ...(['GOKOU', 'SHIKOU', 'AMESHIKOU', 'SANKOU'] as const),
  ...(['INOSHIKACHOU', 'TANE', 'AKATAN', 'AOTAN', 'TANZAKU', 'KASU'] as const),
  ...(['TSUKIMI', 'HANAMI'] as const),
] as const;
export type YakuType = (typeof YAKU)[number];

/** A yaku that somebody has, with its points. */
export interface Yaku {
  readonly type: YakuType;
  readonly points: number;
}

/** `need` cards of the set give the points, each further one `extra`. */
export interface Pattern {
  readonly type: YakuType;
  readonly points: number;
  readonly need: number;
  readonly of: CardSet;
  readonly extra: number;
}

/** The yaku of a table's rules. */
export interface Patterns {
  /** Only the best of these counts. */
  readonly brights: readonly Pattern[];
  readonly others: readonly Pattern[];
  /** Worth `alone` or, beside another kind of yaku, `withOthers`. */
  readonly viewing: readonly Pattern[];
  readonly viewingWithOthers: number;
}

const compiled = new WeakMap<Rules, Patterns>();

export function patternsOf(rules: Rules): Patterns {
  const known = compiled.get(rules);
  if (known) return known;
  const made = compile(rules);
  compiled.set(rules, made);
  return made;
}

function compile(rules: Rules): Patterns {
  const { brights, animals, ribbons, dregs, set } = JAPANESE;
  const dry = brights.minus(set('1111'));
  const cup = set('0921');
  const exactly = (type: YakuType, points: number, need: number, of: CardSet): Pattern => ({
    type,
    points,
    need,
    of,
    extra: 0,
  });
  const growing = (type: YakuType, need: number, of: CardSet): Pattern => ({ type, points: 1, need, of, extra: 1 });
  return {
    brights: [
      exactly('GOKOU', rules.gokou, 5, brights),
      exactly('SHIKOU', rules.shikou, 4, dry),
      exactly('AMESHIKOU', rules.ameshikou, 4, brights),
      exactly('SANKOU', rules.sankou, 3, dry),
    ],
    others: [
      exactly('INOSHIKACHOU', 5, 3, set('0621', '0721', '1021')),
      growing('TANE', 5, animals),
      exactly('AKATAN', 5, 3, set('0131', '0231', '0331')),
      exactly('AOTAN', 5, 3, set('0631', '0931', '1031')),
      growing('TANZAKU', 5, ribbons),
      growing('KASU', 10, rules.cup_counts_as_kasu ? dregs.union(cup) : dregs),
    ],
    viewing:
      rules.viewing_yaku > 0
        ? [
            exactly('TSUKIMI', rules.viewing_yaku, 2, cup.union(set('0811'))),
            exactly('HANAMI', rules.viewing_yaku, 2, cup.union(set('0311'))),
          ]
        : [],
    viewingWithOthers: rules.viewing_yaku_with_others,
  };
}

function worth(pattern: Pattern, pile: CardSet): number {
  const beyond = pile.countIn(pattern.of) - pattern.need;
  return beyond < 0 ? 0 : pattern.points + beyond * pattern.extra;
}

/** The sum of a pile's yaku. */
export function yakuPoints(patterns: Patterns, pile: CardSet): number {
  let points = 0;
  for (const pattern of patterns.brights) if (points === 0) points = worth(pattern, pile);
  for (const pattern of patterns.others) points += worth(pattern, pile);
  if (patterns.viewing.length > 0) {
    const others = points > 0;
    for (const pattern of patterns.viewing)
      if (worth(pattern, pile) > 0) points += others ? patterns.viewingWithOthers : pattern.points;
  }
  return points;
}

/** A pile's yaku one by one, in the seed's order. */
export function yakuOf(patterns: Patterns, pile: CardSet): readonly Yaku[] {
  const found: Yaku[] = [];
  const best = patterns.brights.find((pattern) => worth(pattern, pile) > 0);
  if (best) found.push({ type: best.type, points: best.points });
  for (const pattern of patterns.others) {
    const points = worth(pattern, pile);
    if (points > 0) found.push({ type: pattern.type, points });
  }
  const others = found.length > 0;
  for (const pattern of patterns.viewing)
    if (worth(pattern, pile) > 0)
      found.push({ type: pattern.type, points: others ? patterns.viewingWithOthers : pattern.points });
  return found;
}
