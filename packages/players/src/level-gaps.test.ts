import { GAMES } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { type LevelGap, nearestLevel, offeredLevels, placeOf } from './level-gaps.ts';
import { LEVELS, levelGapsOf, levelNear, levelsAt, levelsOf, usualLevel } from './levels.ts';

const GAPS: readonly LevelGap[] = [
  { levels: ['master'], seats: [3, 4] },
  { levels: ['strong'], seats: [4], rulesets: ['strict'] },
];
const at = (seats: number, ruleset = 'seed') => offeredLevels(LEVELS, GAPS, { seats, ruleset });

describe('a table offers', () => {
  it('all levels where none is missing', () => expect(at(2)).toEqual(LEVELS));

  it('the others where one is', () => {
    expect(at(3)).toEqual(['beginner', 'easy', 'medium', 'strong']);
    expect(at(4, 'strict')).toEqual(['beginner', 'easy', 'medium']);
  });

  it('the next weaker level in place of a missing one', () => {
    expect(nearestLevel('master', LEVELS, at(2))).toBe('master');
    expect(nearestLevel('master', LEVELS, at(4, 'strict'))).toBe('medium');
    expect(nearestLevel('divine', LEVELS, at(2))).toBeUndefined();
  });
});

describe('every game', () => {
  it.each(GAMES)('$id misses only levels and tables that it has, and never its usual level', (game) => {
    for (const { levels, seats, rulesets = [] } of levelGapsOf(game)) {
      expect(levelsOf(game)).toEqual(expect.arrayContaining([...levels]));
      expect(game.seats).toEqual(expect.arrayContaining([...seats]));
      expect(Object.keys(game.rulesets)).toEqual(expect.arrayContaining([...rulesets]));
      expect(levels).not.toContain(usualLevel(game));
    }
    for (const seats of game.seats)
      for (const level of ['divine', ...levelsOf(game)]) {
        const place = placeOf(seats, game.configure());
        expect(levelsAt(game, place)).toContain(levelNear(game, level, place));
      }
  });
});
