import { JAPANESE } from '../hwatu/deck.ts';
import { type Pattern as CountedPattern, oncePerRules, worth, worthBeyond } from '../hwatu/pattern.ts';
import { SetCounter } from '../hwatu/set-counter.ts';
import type { CardSet } from '../kernel/cards.ts';
import type { Rules } from './rules.ts';

/** In the order in which yaku are always listed (docs/rules/koikoi.md 20). */
export const YAKU = [
  ...(['GOKOU', 'SHIKOU', 'AMESHIKOU', 'SANKOU'] as const),
  ...(['INOSHIKACHOU', 'TANE', 'AKATAN', 'AOTAN', 'TANZAKU', 'KASU'] as const),
  ...(['TSUKIMI', 'HANAMI'] as const),
] as const;
export type YakuType = (typeof YAKU)[number];

/** A yaku in a pile, with its points. */
export interface Yaku {
  readonly type: YakuType;
  readonly points: number;
}

export interface Pattern extends CountedPattern {
  readonly type: YakuType;
}

/** The yaku of a table's rules. */
export interface Patterns {
  /** Only the best of these counts; all need three of the brights. */
  readonly brights: readonly Pattern[];
  readonly others: readonly Pattern[];
  readonly viewing: readonly Pattern[];
  /** The points of a viewing yaku without another kind of yaku. */
  readonly viewingAlone: number;
  /** Counts brights, the others and the viewing yaku, in this order; sees quickly that a pile has none. */
  readonly screen: SetCounter;
}

export const patternsOf: (rules: Rules) => Patterns = oncePerRules((rules) => {
  const { brights, animals, ribbons, dregs, set } = JAPANESE;
  const dry = brights.minus(set('1111'));
  const cup = set('0921');
  const viewing = rules.viewing_yaku;
  const brightYaku = [
    counted('GOKOU', rules.gokou, 5, brights),
    counted('SHIKOU', rules.shikou, 4, dry),
    counted('AMESHIKOU', rules.ameshikou, 4, brights),
    counted('SANKOU', rules.sankou, 3, dry),
  ];
  const others = [
    complete('INOSHIKACHOU', 5, set('0621', '0721', '1021')),
    growing('TANE', 5, animals),
    complete('AKATAN', 5, set('0131', '0231', '0331')),
    complete('AOTAN', 5, set('0631', '0931', '1031')),
    growing('TANZAKU', 5, ribbons),
    growing('KASU', 10, rules.cup_counts_as_kasu ? dregs.union(cup) : dregs),
  ];
  const viewingYaku =
    viewing > 0
      ? [complete('TSUKIMI', viewing, cup.union(set('0811'))), complete('HANAMI', viewing, cup.union(set('0311')))]
      : [];
  return {
    brights: brightYaku,
    others,
    viewing: viewingYaku,
    viewingAlone: rules.viewing_yaku_alone === 0 ? viewing : Math.min(viewing, rules.viewing_yaku_alone),
    screen: new SetCounter([{ need: 3, of: brights }, ...others, ...viewingYaku]),
  };
});

function counted(type: YakuType, points: number, need: number, of: CardSet): Pattern {
  return { type, points, need, of, extra: 0 };
}

function complete(type: YakuType, points: number, of: CardSet): Pattern {
  return counted(type, points, of.size, of);
}

function growing(type: YakuType, need: number, of: CardSet): Pattern {
  return { type, points: 1, need, of, extra: 1 };
}

/** The best yaku of the brights, of a pile with these counts. */
function brightYaku({ brights, screen }: Patterns, pile: CardSet, counts: number): Pattern | undefined {
  return screen.beyond(counts, 0) < 0 ? undefined : bestOf(brights, pile);
}

function bestOf(patterns: readonly Pattern[], pile: CardSet): Pattern | undefined {
  let best: Pattern | undefined;
  for (const pattern of patterns)
    if (worth(pattern, pile) > 0 && (!best || pattern.points > best.points)) best = pattern;
  return best;
}

/** The sum of a pile's yaku. */
export function yakuPoints(patterns: Patterns, pile: CardSet): number {
  const { screen, others, viewing } = patterns;
  const counts = screen.count(pile);
  if (!screen.hasEnough(counts)) return 0;
  let points = brightYaku(patterns, pile, counts)?.points ?? 0;
  for (let i = 0; i < others.length; i++) points += worthBeyond(others[i], screen.beyond(counts, 1 + i));
  if (viewing.length > 0) points += viewingPoints(patterns, pile, points > 0);
  return points;
}

function viewingPoints(patterns: Patterns, pile: CardSet, besideOthers: boolean): number {
  let points = 0;
  for (const pattern of patterns.viewing)
    if (pattern.of.isWithin(pile)) points += besideOthers ? pattern.points : patterns.viewingAlone;
  return points;
}

/** A pile's yaku one by one, in their fixed order. */
export function yakuOf(patterns: Patterns, pile: CardSet): readonly Yaku[] {
  const { screen, others, viewing, viewingAlone } = patterns;
  const found: Yaku[] = [];
  const counts = screen.count(pile);
  const bright = brightYaku(patterns, pile, counts);
  if (bright) found.push({ type: bright.type, points: bright.points });
  for (let i = 0; i < others.length; i++) {
    const points = worthBeyond(others[i], screen.beyond(counts, 1 + i));
    if (points > 0) found.push({ type: others[i].type, points });
  }
  const besideOthers = found.length > 0;
  for (const { type, points, of } of viewing)
    if (of.isWithin(pile)) found.push({ type, points: besideOthers ? points : viewingAlone });
  return found;
}
