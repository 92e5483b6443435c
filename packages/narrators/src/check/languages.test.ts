import { type AnyGame, seedFrom } from '@madang/engine';
import { check, OPTIONS } from '@madang/engine/check';
import { everyOptionIsNamed, everythingIsTold, type Seen } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { seldomCheck } from '../../../engine/src/check/position.ts';
import { narrator } from './index.ts';

const anyGame: AnyGame = check;
const seen: Seen = (view, rules) => anyGame.fromView(view, rules);

/** What so many random matches cannot miss; the rest is told in the sentences of the other tests. */
const OFTEN = {
  events:
    'abilityActive checkCalled discarded drew ended exchanged looked matched matchingClosed misfired passed peekConfirmed peeked penalised revealed skipped turn',
  refusals: 'EMPTY_SLOT HAND_LOCKED LOCKED MATCH_CLOSED WRONG_PLAYER WRONG_STAGE WRONG_STEP',
};

describe('Check in five languages', () => {
  it('is told to everybody, with every choice, prompt and refusal', () => {
    const setups = Array.from({ length: 10 }, (_, i) => ({
      rules: check.configure({
        ruleset: i % 2 === 0 ? 'strict' : 'seed',
        count: i % 3 === 0 ? 'points' : 'wins',
        rounds: 2,
      }),
      seats: 2 + (i % 3),
      seed: seedFrom(`check languages ${i}`),
    }));
    const told = everythingIsTold(check, narrator, seen, setups, seldomCheck(12));
    const long = { rules: check.configure(), seats: 6, seed: seedFrom('check languages') };
    expect(everythingIsTold(check, narrator, seen, [long], seldomCheck(99)).events).toContain('reshuffled');
    const [events, refusals] = [[...told.events], [...told.refusals]];
    expect(events).toEqual(expect.arrayContaining(OFTEN.events.split(' ')));
    expect(refusals).toEqual(expect.arrayContaining(OFTEN.refusals.split(' ')));
  });

  it('has a name for every option', () => {
    everyOptionIsNamed(check, narrator, OPTIONS);
  });
});
