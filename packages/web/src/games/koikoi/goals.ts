import { JAPANESE } from '@madang/engine/hwatu';
import { type Pattern, patternsOf, type Rules, type YakuType } from '@madang/engine/koikoi';
import type { Goal } from '../flower/goals.ts';
import type { Kind } from '../flower/kinds.ts';

const KIND_OF: Readonly<Record<YakuType, Kind>> = {
  GOKOU: 'bright',
  SHIKOU: 'bright',
  AMESHIKOU: 'bright',
  SANKOU: 'bright',
  TSUKIMI: 'bright',
  HANAMI: 'bright',
  INOSHIKACHOU: 'animal',
  TANE: 'animal',
  AKATAN: 'ribbon',
  AOTAN: 'ribbon',
  TANZAKU: 'ribbon',
  KASU: 'dreg',
};

/** The yaku of this table's rules as goals. The brights are one goal, with the higher yaku as continuations. */
export function goalsOf(rules: Rules): readonly Goal[] {
  const { brights, others, viewing } = patternsOf(rules);
  const lowest = brights.reduce((low, pattern) => (pattern.need < low.need ? pattern : low));
  const further = brights
    .filter((pattern) => pattern !== lowest)
    .toSorted((one, two) => one.points - two.points)
    .map(({ type, points }) => ({ name: type, points }));
  // The rain man is shown because he counts for higher yaku; for three brights he does not count.
  const rain = JAPANESE.brights
    .minus(lowest.of)
    .toArray()
    .map((card) => JAPANESE.ids[card]);
  const three = goalOf(lowest);
  const bright: Goal = {
    ...three,
    of: [...three.of, ...rain],
    isNamed: true,
    weight: (id) => (rain.includes(id) ? 0 : 1),
    further,
  };
  return [bright, ...viewing.map(goalOf), ...others.map(goalOf)];
}

function goalOf({ type, points, need, of }: Pattern): Goal {
  const cards = of.toArray().map((card) => JAPANESE.ids[card]);
  return { name: type, kind: KIND_OF[type], points, need, of: cards, isNamed: need === of.size };
}
