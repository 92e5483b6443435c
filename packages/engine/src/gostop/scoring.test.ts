import { expect, it } from 'vitest';
import { KOREAN } from '../hwatu/deck.ts';
import { CardSet } from '../kernel/cards.ts';
import { FastRandom } from '../kernel/random.ts';
import { gostop, matgo } from './game.ts';
import { patternsOf, setPoints, setsOf } from './scoring.ts';

const RULES = [
  ...[...Object.values(matgo.rulesets), ...Object.values(gostop.rulesets)],
  matgo.configure({ yeol: 0, godori: 0, sagwang: 0, samgwang: 0 }),
  matgo.configure({ pi: 0, tti: 0, hongdan: 0, bonusCards: 3 }),
  matgo.configure({ piFrom: 1, yeolFrom: 3, ttiFrom: 2 }),
];

it.each(RULES.map((rules, i) => [i, rules] as const))(
  'the sum of a pile’s sets is the sum of them one by one, however 국진 is read (rules %i)',
  (_, rules) => {
    const patterns = patternsOf(rules);
    const random = new FastRandom(3);
    let scored = 0;
    for (let n = 0; n < 4000; n++) {
      const size = random.below(40);
      const pile = CardSet.from(Array.from({ length: size }, () => random.below(KOREAN.ids.length)));
      for (const cupIsJunk of [false, true]) {
        const sum = setsOf(patterns, pile, cupIsJunk).reduce((points, set) => points + set.points, 0);
        expect(setPoints(patterns, pile, cupIsJunk)).toBe(sum);
        if (sum > 0) scored++;
      }
    }
    expect(scored).toBeGreaterThan(1000);
  },
);
