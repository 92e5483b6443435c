import { type AnyGame, type Choose, seedFrom } from '@madang/engine';
import { OPTIONS, type Round, randomAction, tysiac } from '@madang/engine/tysiac';
import { everyOptionIsNamed, everythingIsTold, type Seen } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';

const anyGame: AnyGame = tysiac;
const seen: Seen = (view, rules) => anyGame.fromView(view, rules);

const choose: Choose = (state, seat, random) => randomAction(state as unknown as Round, seat, random);

/** What so many random matches cannot miss; the rest is told in the sentences of the other tests. */
const OFTEN = {
  events: 'bid bombed cardPassed declarer discarded ended marriage musikTaken passed played raised tableCards trick',
  refusals: 'CARD_NOT_OWNED ILLEGAL_BID INVALID_DISCARD INVALID_PASS WRONG_PHASE WRONG_TURN',
};

describe('Tysiąc in five languages', () => {
  it('is told to everybody, with every choice, prompt and refusal', () => {
    const setups = Array.from({ length: 18 }, (_, i) => ({
      rules: tysiac.configure({ ruleset: i % 2 === 0 ? 'polish' : 'seed', maxHands: 5, bombs: i % 3 }),
      seats: 2 + (i % 3),
      seed: seedFrom(`tysiac languages ${i}`),
    }));
    const told = everythingIsTold(tysiac, narrator, seen, setups, choose);
    const [events, refusals] = [[...told.events], [...told.refusals]];
    expect(events).toEqual(expect.arrayContaining(OFTEN.events.split(' ')));
    expect(refusals).toEqual(expect.arrayContaining(OFTEN.refusals.split(' ')));
  });

  it('has a name for every option', () => {
    everyOptionIsNamed(tysiac, narrator, OPTIONS);
  });
});
