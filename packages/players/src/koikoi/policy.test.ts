import { koikoi } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { describePolicy, leadOver } from '../describe-policy.ts';
import { greedy } from './greedy.ts';
import { policy } from './policy.ts';

describePolicy(policy, { game: koikoi });

describe('the policy against greedy, for which it stands', () => {
  it('loses no points a round', () => {
    expect(leadOver(greedy, policy, { game: koikoi, seats: 2, deals: 300 })).toBeGreaterThan(-0.5);
  });
});
