import { describe, expect, it } from 'vitest';
import { describeGame } from '../kernel/describe-game.ts';
import { FastRandom, type Random, seedFrom } from '../kernel/random.ts';
import { type Choose, playMatch } from '../kernel/random-match.ts';
import { tysiac } from './game.ts';
import { randomAction } from './random-action.ts';
import type { Round } from './round.ts';
import { RULESETS } from './rules.ts';

const choose: Choose = (state, seat, random) => randomAction(state as unknown as Round, seat, random);
const flip = (random: Random): boolean => random.below(2) === 0;

/** Every option on or off. */
function anyOptions(random: Random): unknown {
  return {
    allPlay: flip(random),
    scoreBid: flip(random),
    sitOutBonus: flip(random),
    forcedOpening: flip(random),
    raiseAfterTalon: flip(random),
    marriageAbove120: flip(random),
    bombs: random.below(3),
    barrel: [0, 800, 880][random.below(3)],
    rounding: flip(random),
    mustBeat: flip(random),
    mustTrump: flip(random),
    fourNines: flip(random),
    minRaise: flip(random) ? 10 : 25,
    maxHands: 2,
  };
}

// The laws look at every action of the catalogue in every position: a few hands are enough, not 200.
const { seed, polish } = RULESETS;
const rulesets = { seed: { ...seed, maxHands: 2 }, polish: { ...polish, maxHands: 2 } };
describeGame({ ...tysiac, rulesets }, { matches: 45, choose, options: anyOptions });

describe.skip('whole games', () => {
  it.each(tysiac.seats)('of %i random players end at 1000 or by hand 200', (seats) => {
    for (let i = 0; i < 3; i++) {
      const setup = { rules: RULESETS.simulation, seats, seed: seedFrom(`whole/${seats}/${i}`) };
      let hands = 0;
      let dealer = -1;
      for (const { match, happenings } of playMatch(tysiac, setup, new FastRandom(i), choose))
        for (const happening of happenings) {
          if (happening.kind === 'dealt') {
            hands++;
            const { dealer: now } = match.round.carry as unknown as { dealer: number };
            if (dealer >= 0) expect(now).toBe((dealer + 1) % seats);
            dealer = now;
          }
          if (happening.kind === 'ended' && happening.carry.result) {
            const { winners, reason } = happening.carry.result;
            const { scores } = happening.carry;
            expect(winners).toEqual(
              [...scores.keys()].filter((seat) =>
                reason === 'reached1000' ? scores[seat] >= 1000 : scores[seat] === Math.max(...scores),
              ),
            );
            expect(reason === 'reached1000' || hands === 200).toBe(true);
          }
        }
      expect(hands).toBeGreaterThan(0);
      expect(hands).toBeLessThanOrEqual(200);
    }
  });
});
