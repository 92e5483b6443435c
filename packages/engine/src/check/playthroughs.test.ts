import { describe, expect, it } from 'vitest';
import { playthrough } from '../kernel/playthrough.ts';
import { seedFrom } from '../kernel/random.ts';
import { check } from './game.ts';
import { narrator } from './narrator/index.ts';
import { seldomCheck } from './position.ts';

describe('check plays as it did', () => {
  it.each([
    ['seed', 3, 16, {}],
    ['strict', 2, 6, { rounds: 2, count: 'points' }],
  ])('%s', async (ruleset, seats, odds, options) => {
    const setup = { rules: check.configure({ ruleset, ...options }), seats, seed: seedFrom(`check ${ruleset}`) };
    const text = playthrough(check, setup, narrator('en'), seldomCheck(odds));
    await expect(text).toMatchFileSnapshot(`playthroughs/${ruleset}.txt`);
  });
});
