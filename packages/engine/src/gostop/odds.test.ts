import { describe, expect, it } from 'vitest';
import { FastRandom, shuffle } from '../kernel/random.ts';
import { deal, PACKS } from './deal.ts';
import { setupOf } from './position.ts';
import { dealOf } from './rules.ts';
import { FIELD } from './zones.ts';

// docs/rules/gostop.md 43: how often four of a month are dealt together.

const CARDS = 48;
const MONTHS = 12;

/** How many ways there are to choose; none to choose less than nothing. */
function choose(from: number, count: number): number {
  if (count < 0) return 0;
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

/** Deals of two hands with `a` given months in one and `b` in the other. */
function deals(one: number, other: number, a: number, b: number): number {
  const free = CARDS - 4 * (a + b);
  const inOne = one - 4 * a;
  return inOne < 0 ? 0 : choose(free, inOne) * choose(free - inOne, other - 4 * b);
}

/** The chance that a month lies whole in one of two hands, by inclusion and exclusion over the months in each. */
function chanceOfQuad(one: number, other: number): number {
  let ways = 0;
  for (let a = 0; 4 * a <= one; a++)
    for (let b = 0; 4 * b <= other; b++) {
      const sign = (a + b) % 2 === 0 ? -1 : 1;
      if (a + b > 0) ways += sign * choose(MONTHS, a) * choose(MONTHS - a, b) * deals(one, other, a, b);
    }
  return ways / deals(one, other, 0, 0);
}

const percent = (chance: number): string => `${(chance * 100).toFixed(2)} %`;

describe('four of a month', () => {
  const { hand, table } = dealOf(2);

  it('1.29 % of hands of ten, 2.57 % of deals to two, 0.43 % of tables of eight', () => {
    expect(percent(chanceOfQuad(hand, 0))).toBe('1.29 %');
    expect(percent(chanceOfQuad(hand, hand))).toBe('2.57 %');
    expect(percent(chanceOfQuad(table, 0))).toBe('0.43 %');
  });

  it('come about as often in real deals', () => {
    const setup = setupOf('core', {});
    const random = new FastRandom(2024);
    const DEALS = 30_000;
    let inHands = 0;
    let onTable = 0;
    for (let i = 0; i < DEALS; i++) {
      const deck = [...PACKS[0]];
      shuffle(deck, random);
      const round = deal(deck, setup);
      if (round.hand(0).hasFullQuartet || round.hand(1).hasFullQuartet) inHands++;
      if (round.table.at(FIELD).hasFullQuartet) onTable++;
    }
    // Within five standard deviations.
    expect(Math.abs(inHands / DEALS - chanceOfQuad(hand, hand))).toBeLessThan(0.005);
    expect(Math.abs(onTable / DEALS - chanceOfQuad(table, 0))).toBeLessThan(0.002);
  });
});
