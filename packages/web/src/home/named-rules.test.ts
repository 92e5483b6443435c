import { expect, it } from 'vitest';
import { plays } from './named-rules.ts';

const SHORT = { game: 'koikoi', ruleset: 'seed', rules: { total_rounds: 3 } };

it('a listed table plays by the named rules that change the same', () => {
  expect(plays(SHORT, { total_rounds: 3 })).toBe(true);
  expect(plays(SHORT, {})).toBe(false);
  expect(plays({ ...SHORT, rules: {} }, {})).toBe(true);
});

it('rules without a ruleset are those of the default one', () => {
  const nintendo = { game: 'koikoi', ruleset: 'nintendo', rules: {} };
  expect(plays(nintendo, {})).toBe(false);
  expect(plays(nintendo, { ruleset: 'nintendo' })).toBe(true);
});
