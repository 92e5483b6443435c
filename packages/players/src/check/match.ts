import type { AnyGame } from '@madang/engine';
import type { Carry, Round, Rules } from '@madang/engine/check';
import type { GameMatch, SeriesForm } from '../match/game-match.ts';

function formOf(rules: Rules): SeriesForm {
  return {
    kind: 'series',
    rounds: rules.rounds,
    unit: rules.count === 'wins' ? 1 : -1,
    afterDraw: 'same',
    starterOf: ({ starter }: Carry) => starter,
    factorOf: () => 1,
  };
}

/** Penalties for failed matches are rare enough to share the tables of the default rules. */
export const match: GameMatch = {
  plansOf: ({ seats }: AnyGame) => ['wins', 'points'].map((count) => ({ options: { count }, seats })),
  decisive: ['count'],
  indifferent: ['rounds', 'direction', 'misfirePenalty'],
  formOf,
  setupOf: ({ setup }: Round) => setup,
  starterOf: ({ setup }: Round) => setup.carry.starter,
};
