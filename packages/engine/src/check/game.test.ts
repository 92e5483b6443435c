import { describe, it } from 'vitest';
import { describeGame, keepsTheLaws } from '../kernel/describe-game.ts';
import { check } from './game.ts';
import { patient, seldomCheck } from './position.ts';

describeGame(check, {
  matches: 2,
  choose: seldomCheck(40),
  options: (random) => ({
    misfirePenalty: random.below(2) === 0,
    rounds: 1 + random.below(2),
    count: random.below(2) === 0 ? 'wins' : 'points',
    direction: random.below(2) === 0 ? 'clockwise' : 'counterclockwise',
    maxReshuffles: random.below(4),
    maxTurns: 1 + random.below(200),
  }),
});

describe('check keeps the laws through reshuffles', () => {
  it.each([2, 3, 4])('%i patient players', (seats) => {
    const rules = check.configure({ maxReshuffles: 2 });
    keepsTheLaws(check, rules, seats, `check/reshuffles/${seats}`, { matches: 1, choose: patient });
  });
});
