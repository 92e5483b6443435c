import { describe, expect, it } from 'vitest';
import { playthrough } from '../kernel/playthrough.ts';
import { seedFrom } from '../kernel/random.ts';
import { koikoi } from './game.ts';
import { narrator } from './narrator/index.ts';

describe('koikoi plays as it did', () => {
  it.each([
    ['seed', 2],
    ['koikoi_japan', 3],
  ])('%s', async (ruleset, total_rounds) => {
    const setup = { rules: koikoi.configure({ ruleset, total_rounds }), seats: 2, seed: seedFrom(ruleset) };
    await expect(playthrough(koikoi, setup, narrator('en'))).toMatchFileSnapshot(`playthroughs/${ruleset}.txt`);
  });
});
