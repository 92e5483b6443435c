import type { AnyGame } from '@madang/engine';
import type { Carry, Round, Rules } from '@madang/engine/gostop';
import type { GameMatch, SeriesForm } from '../match/game-match.ts';

/** A match of one game is settled in points: a form would make a player that never says go. */
function formOf(rules: Rules): SeriesForm | undefined {
  if (rules.rounds === 1) return undefined;
  return {
    kind: 'series',
    rounds: rules.rounds,
    unit: rules.gold ? rules.goldPerPoint : 1,
    afterDraw: 'same',
    starterOf: ({ starter }: Carry) => starter,
    factorOf: ({ multiplier }: Carry) => multiplier,
  };
}

/** A table is in points, so gold and its amounts change nothing. */
export const match: GameMatch = {
  plansOf: ({ rulesets, seats }: AnyGame) =>
    Object.keys(rulesets).map((ruleset) => ({
      options: { ruleset, rounds: 10 },
      seats,
      // In a game of its own nobody has too little gold to pay.
      simulated: { ruleset, rounds: 1 },
    })),
  decisive: ['ppuk', 'bonusCards', 'goFactor', 'exhaustion'],
  indifferent: [
    ...['rounds', 'firstStarter', 'autoDraw', 'shakeShownSeconds', 'resignPays'],
    ...['gold', 'startGold', 'goldPerPoint', 'firstPpukGold', 'nextPpukGold'],
  ],
  formOf,
  setupOf: ({ setup }: Round) => setup,
  starterOf: ({ starter }: Round) => starter,
};
