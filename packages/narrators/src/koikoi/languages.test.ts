import { type AnyGame, seedFrom } from '@madang/engine';
import { koikoi, OPTIONS } from '@madang/engine/koikoi';
import { everyOptionIsNamed, everythingIsTold, type Seen } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';

const anyGame: AnyGame = koikoi;
const seen: Seen = (view, rules) => anyGame.fromView(view, rules);

/** What so many random matches cannot miss; the rest is told in the sentences of the other tests. */
const OFTEN = {
  events: 'called deciding ended flipped played selected selecting stopped turn yaku',
  refusals: 'INVALID_CARD INVALID_SELECTION INVALID_STATE INVALID_TARGET WRONG_PLAYER',
};

describe('Koi-Koi in five languages', () => {
  it('is told to everybody, with every choice, prompt and refusal', () => {
    const rulesets = ['seed', 'nintendo', 'koikoi_japan'];
    const setups = Array.from({ length: 9 }, (_, i) => {
      const rules = koikoi.configure({ ruleset: rulesets[i % 3], total_rounds: 6 });
      return { rules, seats: 2, seed: seedFrom(`koikoi languages ${i}`) };
    });
    const told = everythingIsTold(koikoi, narrator, seen, setups);
    const [events, refusals] = [[...told.events], [...told.refusals]];
    expect(events).toEqual(expect.arrayContaining(OFTEN.events.split(' ')));
    expect(refusals).toEqual(expect.arrayContaining(OFTEN.refusals.split(' ')));
  });

  it('has a name for every option', () => {
    everyOptionIsNamed(koikoi, narrator, OPTIONS);
  });
});
