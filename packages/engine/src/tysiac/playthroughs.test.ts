import { describe, expect, it } from 'vitest';
import { playthrough } from '../kernel/playthrough.ts';
import { seedFrom } from '../kernel/random.ts';
import type { Choose } from '../kernel/random-match.ts';
import { tysiac } from './game.ts';
import { narrator } from './narrator/index.ts';
import { randomAction } from './random-action.ts';
import type { Round } from './round.ts';

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
