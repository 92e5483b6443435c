import { seedFrom } from '@madang/engine';
import { check } from '@madang/engine/check';
import { playthrough } from '@madang/engine/testing';
import { describe, expect, it } from 'vitest';
import { seldomCheck } from '../../../engine/src/check/position.ts';
import { narrator } from './index.ts';

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
