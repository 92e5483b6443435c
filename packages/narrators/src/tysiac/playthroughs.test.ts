import { type Choose, seedFrom } from '@madang/engine';
import { playthrough } from '@madang/engine/testing';
import { type Round, randomAction, tysiac } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';

const choose: Choose = (state, seat, random) => randomAction(state as unknown as Round, seat, random);

describe('tysiac plays as it did', () => {
  it.each([
    ['seed-2', 'seed', 2, {}],
    ['polish-3', 'polish', 3, {}],
    ['polish-4', 'polish', 4, {}],
    ['all-play-4', 'seed', 4, { allPlay: true }],
  ])('%s', async (name, ruleset, seats, options) => {
    const setup = { rules: tysiac.configure({ ruleset, maxHands: 2, ...options }), seats, seed: seedFrom(ruleset) };
    const text = playthrough(tysiac, setup, narrator('en'), choose);
    await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
  });
});
