import { describe, expect, it } from 'vitest';
import { type LevelContest, levelSkills } from './league.ts';
import { UNKNOWN } from './skill.ts';

const EVEN: LevelContest = { first: 'a', second: 'b', seats: 2, matches: 60, won: 30, drawn: 0 };

const muOf = (contests: readonly LevelContest[]) =>
  Object.fromEntries(Array.from(levelSkills(contests), ([level, { skill }]) => [level, skill.mu]));

describe('the ratings of levels', () => {
  it('stay where a person begins between equals', () => {
    const { a, b } = muOf([EVEN]);
    expect(Math.abs(a - UNKNOWN.mu)).toBeLessThan(1);
    expect(Math.abs(b - UNKNOWN.mu)).toBeLessThan(1);
  });

  it('part as the wins do', () => {
    const { a, b } = muOf([{ ...EVEN, won: 45 }]);
    const { a: best, b: worst } = muOf([{ ...EVEN, won: 57 }]);
    expect(a - b).toBeGreaterThan(3);
    expect(best - worst).toBeGreaterThan(a - b);
  });

  it('settle for all alike, and are less certain after few matches', () => {
    const few = levelSkills([{ ...EVEN, matches: 10, won: 5 }]).get('a');
    const many = levelSkills([{ ...EVEN, matches: 400, won: 200 }]).get('a');
    expect(few?.skill.sigma).toBeLessThan(1.1 * (many?.skill.sigma ?? 0));
    expect(few?.uncertainty).toBeGreaterThan(1.5 * (many?.uncertainty ?? 0));
  });

  it('order levels that have not met, by those that they have met', () => {
    const { a, b, c } = muOf([
      { ...EVEN, won: 45 },
      { ...EVEN, first: 'b', second: 'c', won: 45 },
    ]);
    expect(a).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(c);
  });

  it('are even where one of four wins every fourth match', () => {
    const { a, b } = muOf([{ ...EVEN, seats: 4, matches: 80, won: 20 }]);
    expect(Math.abs(a - b)).toBeLessThan(2);
  });

  it('do not part by draws', () => {
    const { a, b } = muOf([{ ...EVEN, won: 0, drawn: 60 }]);
    expect(a).toBeCloseTo(b);
  });
});
