import { type AnyGame, seedFrom } from '@madang/engine';
import { CORE, gostop, HOUSE, matgo, OPTIONS } from '@madang/engine/gostop';
import { everyOptionIsNamed, everythingIsTold, type Seen } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';

const anyGame: AnyGame = matgo;
const seen: Seen = (view, rules) => anyGame.fromView(view, rules);

/** What so many random matches cannot miss; the rest is told in the sentences of the other tests. */
const OFTEN = {
  events:
    'bonus bonus_gained captured choosing chose deciding ended flipped go gukjin jjob played ppuk shook stole stopped turn',
  refusals:
    'CARD_NOT_IN_HAND NO_CAPTURE_CHOICE NO_SCORE_DECISION TARGET_NOT_ON_TABLE THREE_NOT_IN_HAND WRONG_PLAYER WRONG_STAGE',
};

describe('Go-Stop and Matgo in five languages', () => {
  it('are told to everybody, with every choice, prompt and refusal', () => {
    const three = Array.from({ length: 6 }, (_, i) => ({
      rules: gostop.configure({ rounds: 4, bonusCards: i % 4, autoDraw: i % 2 === 0 }),
      seats: 3,
      seed: seedFrom(`gostop languages ${i}`),
    }));
    const two = Array.from({ length: 10 }, (_, i) => ({
      rules: matgo.configure({ ruleset: i % 2 === 0 ? HOUSE : CORE, rounds: 8 }),
      seats: 2,
      seed: seedFrom(`matgo languages ${i}`),
      inputs: { hour: 20 },
    }));
    const told = [everythingIsTold(gostop, narrator, seen, three), everythingIsTold(matgo, narrator, seen, two)];
    const events = told.flatMap((each) => [...each.events]);
    const refusals = told.flatMap((each) => [...each.refusals]);
    expect(events).toEqual(expect.arrayContaining(OFTEN.events.split(' ')));
    expect(refusals).toEqual(expect.arrayContaining(OFTEN.refusals.split(' ')));
  });

  it('has a name for every option', () => {
    everyOptionIsNamed(gostop, narrator, OPTIONS);
    everyOptionIsNamed(matgo, narrator, OPTIONS);
  });
});
