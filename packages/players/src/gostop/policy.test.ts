import { CORE, gostop, HOUSE, matgo } from '@madang/engine/gostop';
import { describe, expect, it } from 'vitest';
import { describePolicy, leadOver } from '../describe-policy.ts';
import { greedy } from './greedy.ts';
import { policy } from './policy.ts';

describePolicy(policy, {
  game: matgo,
  options: [
    { ruleset: CORE, autoDraw: false, kung: true, bonusCards: 3 },
    { ruleset: HOUSE, yeol: 0, chodan: 0, pi: 0, flipTokens: 2, shakenMonthIsPlayed: true },
  ],
});
describePolicy(policy, { game: gostop });

describe('the policy against greedy, for which it stands', () => {
  // Over 6,000 other deals: 0.01 ± 0.26 points, 0.14 ± 0.39, 0.05 ± 0.05.
  const DEALS = 200;

  it('at Matgo by the house rules, in gold', () => {
    expect(leadOver(greedy, policy, { game: matgo, rules: HOUSE, seats: 2, deals: DEALS })).toBeGreaterThan(-300);
  });

  it('at Matgo by the core rules', () => {
    expect(leadOver(greedy, policy, { game: matgo, rules: CORE, seats: 2, deals: DEALS })).toBeGreaterThan(-3);
  });

  it('at Go-Stop', () => {
    expect(leadOver(greedy, policy, { game: gostop, seats: 3, deals: DEALS })).toBeGreaterThan(-1);
  });
});
