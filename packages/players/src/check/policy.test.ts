import { check } from '@madang/engine/check';
import { describe, expect, it } from 'vitest';
import { describePolicy, leadOver } from '../describe-policy.ts';
import { memory } from './memory.ts';
import { policy } from './policy.ts';

describePolicy(policy, { game: check, options: [{ count: 'points', maxReshuffles: 9 }], rounds: 6 });

describe('the policy against memory, for which it stands', () => {
  it.each([2, 4])('of %d players: no wins are lost', (seats) => {
    expect(leadOver(memory, policy, { game: check, seats, deals: 100 })).toBeGreaterThan(-0.05);
  });
});
