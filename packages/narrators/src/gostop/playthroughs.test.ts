import { seedFrom } from '@madang/engine';
import { CORE, gostop, HOUSE, matgo } from '@madang/engine/gostop';
import { playthrough } from '@madang/engine/testing';
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';

describe('gostop plays as it did', () => {
  it.each([
    ['three', { rounds: 2 }, 'ko'],
    ['three-with-bonus', { rounds: 2, bonusCards: 3, autoDraw: false }, 'en'],
  ] as const)('%s', async (name, rules, language) => {
    const setup = { rules: gostop.configure(rules), seats: 3, seed: seedFrom(name) };
    await expect(playthrough(gostop, setup, narrator(language))).toMatchFileSnapshot(`playthroughs/${name}.txt`);
  });
});

describe('matgo plays as it did', () => {
  it.each([
    ['house', { ruleset: HOUSE, rounds: 3 }, 'ko'],
    ['core', { ruleset: CORE, rounds: 2 }, 'en'],
  ] as const)('%s', async (name, rules, language) => {
    const setup = { rules: matgo.configure(rules), seats: 2, seed: seedFrom(name), inputs: { hour: 20 } };
    await expect(playthrough(matgo, setup, narrator(language))).toMatchFileSnapshot(`playthroughs/${name}.txt`);
  });
});
