import { describe, expect, it } from 'vitest';
import { JAPANESE } from '../hwatu/deck.ts';
import { CardSet } from '../kernel/cards.ts';
import { koikoi } from './game.ts';
import { patternsOf, yakuOf, yakuPoints } from './scoring.ts';

const { animals, ribbons, dregs, brights, set } = JAPANESE;

function yaku(pile: CardSet | string, rules?: unknown): Record<string, number> {
  const cards = typeof pile === 'string' ? set(...pile.split(' ')) : pile;
  const patterns = patternsOf(koikoi.configure(rules));
  const found = yakuOf(patterns, cards);
  const total = found.reduce((sum, { points }) => sum + points, 0);
  expect(yakuPoints(patterns, cards)).toBe(total);
  return Object.fromEntries(found.map(({ type, points }) => [type, points]));
}
const some = (kind: CardSet, count: number): CardSet => CardSet.from(kind.toArray().slice(0, count));

describe('the pack', () => {
  it('has 5 brights, 9 animals, 10 ribbons and 24 dregs', () => {
    expect([brights, animals, ribbons, dregs].map((kind) => kind.size)).toEqual([5, 9, 10, 24]);
  });
});

describe('the ten yaku', () => {
  it('five brights, and only the highest of the brights', () => expect(yaku(brights)).toEqual({ GOKOU: 15 }));
  it('four brights without the rain man', () => expect(yaku('0111 0311 0811 1211')).toEqual({ SHIKOU: 10 }));
  it('four brights with the rain man', () => expect(yaku('0111 0311 0811 1111')).toEqual({ AMESHIKOU: 8 }));
  it('three brights without the rain man', () => expect(yaku('0111 0311 1211')).toEqual({ SANKOU: 6 }));
  it('three brights with the rain man are nothing', () => expect(yaku('0111 0311 1111')).toEqual({}));
  it('boar, deer and butterflies', () => expect(yaku('0621 0721 1021')).toEqual({ INOSHIKACHOU: 5 }));
  it('red poem ribbons', () => expect(yaku('0131 0231 0331')).toEqual({ AKATAN: 5 }));
  it('blue ribbons', () => expect(yaku('0631 0931 1031')).toEqual({ AOTAN: 5 }));
  it('five animals, one more for each further', () => {
    expect(yaku('0221 0421 0521 0821')).toEqual({});
    expect(yaku('0221 0421 0521 0821 0921')).toEqual({ TANE: 1 });
    expect(yaku('0221 0421 0521 0821 0921 1121')).toEqual({ TANE: 2 });
  });
  it('five ribbons, one more for each further', () => {
    expect(yaku('0131 0431 0531 0631 0731')).toEqual({ TANZAKU: 1 });
    expect(yaku('0131 0431 0531 0631 0731 1131')).toEqual({ TANZAKU: 2 });
  });
  it('ten dregs, one more for each further', () => {
    expect(yaku(some(dregs, 9))).toEqual({});
    expect(yaku(some(dregs, 10))).toEqual({ KASU: 1 });
    expect(yaku(some(dregs, 13))).toEqual({ KASU: 4 });
  });
});

describe('yaku stack', () => {
  it('all nine animals are 10', () => expect(yaku(animals)).toEqual({ INOSHIKACHOU: 5, TANE: 5 }));
  it('all ten ribbons are 16', () => expect(yaku(ribbons)).toEqual({ AKATAN: 5, AOTAN: 5, TANZAKU: 6 }));
  it('all 24 dregs are 15', () => expect(yaku(dregs)).toEqual({ KASU: 15 }));
  it('are listed in their fixed order (docs/rules/koikoi.md 20)', () => {
    expect(Object.keys(yaku(JAPANESE.all))).toEqual([
      'GOKOU',
      'INOSHIKACHOU',
      'TANE',
      'AKATAN',
      'AOTAN',
      'TANZAKU',
      'KASU',
    ]);
  });
});

describe('options', () => {
  it('the cup is an animal only, unless it counts as a dreg too', () => {
    const nine = some(dregs, 9).with(set('0921').first);
    expect(yaku(nine)).toEqual({});
    expect(yaku(nine, { cup_counts_as_kasu: true })).toEqual({ KASU: 1 });
  });
  it('there are no viewing yaku, unless a table has them', () => {
    expect(yaku('0921 0811 0311')).toEqual({});
    expect(yaku('0921 0811 0311', 'nintendo')).toEqual({ TSUKIMI: 5, HANAMI: 5 });
  });
  it('a viewing yaku keeps its worth beside others', () => {
    expect(yaku('0921 0811', { viewing_yaku: 5 })).toEqual({ TSUKIMI: 5 });
    expect(yaku('0921 0811 0621 0721 1021', { viewing_yaku: 5 })).toEqual({ INOSHIKACHOU: 5, TSUKIMI: 5 });
  });
  it('of the brights the most valuable counts, whatever a table gives for them', () => {
    expect(yaku('0111 0311 0811 1111', { sankou: 10, ameshikou: 1 })).toEqual({ SANKOU: 10 });
  });
  it('nintendo has lower brights: 10, 8, 7, 5', () => {
    expect(yaku(brights, 'nintendo')).toEqual({ GOKOU: 10 });
    expect(yaku('0111 0311 0811 1211', 'nintendo')).toEqual({ SHIKOU: 8 });
    expect(yaku('0111 0311 0811 1111', 'nintendo')).toEqual({ AMESHIKOU: 7 });
    expect(yaku('0111 0311 1211', 'nintendo')).toEqual({ SANKOU: 5 });
  });
  it('koikoi_japan gives 1 for a viewing yaku alone and 3 beside another kind', () => {
    expect(yaku('0921 0811', 'koikoi_japan')).toEqual({ TSUKIMI: 1 });
    expect(yaku('0921 0811 0311', 'koikoi_japan')).toEqual({ TSUKIMI: 1, HANAMI: 1 });
    expect(yaku('0921 0811 0131 0231 0331', 'koikoi_japan')).toEqual({ AKATAN: 5, TSUKIMI: 3 });
  });
});
