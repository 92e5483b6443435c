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
    ['seed', 2],
    ['polish', 3],
  ])('%s, %i players', async (ruleset, seats) => {
    const setup = { rules: tysiac.configure({ ruleset, maxHands: 2 }), seats, seed: seedFrom(ruleset) };
    const text = playthrough(tysiac, setup, narrator('en'), choose);
    await expect(text).toMatchFileSnapshot(`playthroughs/${ruleset}-${seats}.txt`);
  });
});
