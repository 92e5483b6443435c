import { tysiac } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { describePolicy, leadOver } from '../describe-policy.ts';
import { greedy } from './greedy.ts';
import { policy } from './policy.ts';

describePolicy(policy, { game: tysiac, options: [{ allPlay: true }, { ruleset: 'polish', minRaise: 50 }] });

describe('the policy against greedy, for which it stands', () => {
  it.each([2, 3, 4])('of %d players: no points a hand are lost', (seats) => {
    expect(leadOver(greedy, policy, { game: tysiac, seats, deals: 200 })).toBeGreaterThan(-2);
  });
});
