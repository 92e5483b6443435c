import { expect, it, onTestFinished } from 'vitest';
import { KNOWN } from './known.ts';
import { levelNear, levelsAt } from './list.ts';

/** Koi-Koi by its usual rules has no master. */
const GAP = { levels: ['master'], seats: [2], rulesets: ['seed'] };

it('the page offers what a table has, and the next weaker level for one that it lacks', () => {
  const koikoi = KNOWN.find(({ id }) => id === 'koikoi') ?? KNOWN[0];
  const { levelGaps } = koikoi;
  Object.assign(koikoi, { levelGaps: [GAP] });
  onTestFinished(() => void Object.assign(koikoi, { levelGaps }));
  const [usual, other] = [{}, { ruleset: 'nintendo' }].map((rules) => ({ seats: 2, rules }));
  expect(levelsAt('koikoi', usual)).toEqual(['beginner', 'easy', 'medium', 'strong']);
  expect(levelsAt('koikoi', other)).toContain('master');
  expect(levelNear('koikoi', 'master', usual)).toBe('strong');
  expect(levelNear('koikoi', 'master', other)).toBe('master');
});
