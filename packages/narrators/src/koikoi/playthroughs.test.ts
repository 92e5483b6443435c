import { seedFrom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { playthrough } from '@madang/engine/testing';
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';

describe('koikoi plays as it did', () => {
  it.each([
    ['seed', 2],
    ['koikoi_japan', 3],
  ])('%s', async (ruleset, total_rounds) => {
    const setup = { rules: koikoi.configure({ ruleset, total_rounds }), seats: 2, seed: seedFrom(ruleset) };
    await expect(playthrough(koikoi, setup, narrator('en'))).toMatchFileSnapshot(`playthroughs/${ruleset}.txt`);
  });
});
