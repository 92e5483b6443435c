import { expect, it } from 'vitest';
import { FastRandom, shuffle } from '../kernel/random.ts';
import { gostop, matgo } from './game.ts';
import type { Round } from './round.ts';
import { CORE } from './rulesets.ts';
import { type Patterns, patternsOf } from './scoring.ts';

it.each([
  ['two', matgo, CORE],
  ['three', gostop, CORE],
] as const)(
  'a turn of %s without a capture needs no count: with one, every round comes to the same',
  (_, game, ruleset) => {
    const rules = game.configure(ruleset);
    const careful = Object.freeze({ ...rules });
    const patterns = patternsOf(careful) as { -readonly [K in keyof Patterns]: Patterns[K] };
    expect(patterns.onlyCapturesScore).toBe(true);
    patterns.onlyCapturesScore = false;
    const [seats] = game.seats;
    const random = new FastRandom(seats);
    const carry = game.opening({ rules, seats, inputs: {}, random });
    let decisions = 0;
    for (let n = 0; n < 3000; n++) {
      const deck = game.pack(rules, seats).slice();
      shuffle(deck, random);
      const rounds: Round[] = [rules, careful].map((each) => game.deal(deck, { rules: each, seats, number: 1, carry }));
      const [quick, slow] = rounds;
      while (game.outcome(quick) === null) {
        const [seat] = game.actors(quick);
        const legal = game.legal(quick, seat);
        const action = legal[random.below(legal.length)];
        for (const round of rounds) game.step(round, seat, action);
        if (quick.stage === 'decision') decisions++;
        expect(quick.stage).toBe(slow.stage);
        expect(quick.seat).toBe(slow.seat);
      }
      expect(quick.hash()).toBe(slow.hash());
    }
    expect(decisions).toBeGreaterThan(1000);
  },
);

it('points of their own, bonus cards and 쿵 are counted in every turn', () => {
  const bare = { ruleset: CORE };
  for (const option of [{ jjobBonus: 1 }, { bonusCards: 2 }, { kung: true }])
    expect(patternsOf(matgo.configure({ ...bare, ...option })).onlyCapturesScore).toBe(false);
});
