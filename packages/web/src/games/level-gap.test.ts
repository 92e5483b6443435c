import { expect, it, vi } from 'vitest';
import { levelNear, levelsAt } from './list.ts';

/** Koi-Koi by its usual rules has no master. */
vi.mock('./known.ts', async (load) => {
  const { KNOWN } = await load<typeof import('./known.ts')>();
  const levelGaps = [{ levels: ['master'], seats: [2], rulesets: ['seed'] }];
  return { KNOWN: KNOWN.map((game) => (game.id === 'koikoi' ? { ...game, levelGaps } : game)) };
});

it('the page offers what a table has, and the next weaker level for one that it lacks', () => {
  const [usual, other] = [{}, { ruleset: 'nintendo' }].map((rules) => ({ seats: 2, rules }));
  expect(levelsAt('koikoi', usual)).toEqual(['beginner', 'easy', 'medium', 'strong']);
  expect(levelsAt('koikoi', other)).toContain('master');
  expect(levelNear('koikoi', 'master', usual)).toBe('strong');
  expect(levelNear('koikoi', 'master', other)).toBe('master');
});
