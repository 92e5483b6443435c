import type { AnyGame } from '@madang/engine';
import type { Carry, Round, Rules } from '@madang/engine/koikoi';
import type { GameMatch, SeriesForm } from '../match/game-match.ts';

function formOf(rules: Rules): SeriesForm {
  return {
    kind: 'series',
    rounds: rules.total_rounds,
    unit: 1,
    afterDraw: rules.draw_dealer === 'keep' ? 'same' : 'other',
    starterOf: ({ dealer }: Carry) => dealer,
    factorOf: () => 1,
  };
}

export const match: GameMatch = {
  plansOf: ({ rulesets, seats }: AnyGame) => Object.keys(rulesets).map((ruleset) => ({ options: { ruleset }, seats })),
  decisive: ['seven_point_double', 'each_call_adds'],
  indifferent: ['total_rounds', 'draw_dealer'],
  formOf,
  setupOf: ({ setup }: Round) => setup,
  starterOf: ({ setup }: Round) => setup.carry.dealer,
};
