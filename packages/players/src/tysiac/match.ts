import type { AnyGame } from '@madang/engine';
import { type Carry, type Round, type Rules, TARGET } from '@madang/engine/tysiac';
import type { GameMatch, RaceForm, TablePlan } from '../match/game-match.ts';

/** Matches end by then: a limit as high as this decides nothing. */
const ENOUGH_HANDS = 100;

/** The more seats, the fewer lines: a table has a chance for each combination. 880 is the usual barrel. */
const LINES: Readonly<Record<number, readonly number[]>> = {
  2: [
    -200, -100, 0, 100, 200, 300, 400, 500, 550, 600, 650, 700, 750, 800, 840, 879, 880, 900, 920, 940, 960, 980, 999,
  ],
  3: [-200, 0, 200, 400, 600, 700, 800, 879, 880, 940, 999],
  4: [-200, 200, 500, 750, 879, 880, 990],
};

/** With a low limit of hands neither the limit nor 1000 alone decides, and there is no table. */
function formOf({ maxHands, barrel }: Rules, seats: number): RaceForm | undefined {
  if (maxHands > 0 && maxHands < ENOUGH_HANDS) return undefined;
  return { kind: 'race', target: TARGET, barrel, lines: LINES[seats], starterOf: ({ dealer }: Carry) => dealer };
}

function plansOf({ seats }: AnyGame): readonly TablePlan[] {
  return [
    { options: { ruleset: 'seed' }, seats },
    // The barrel is counted afterwards, because the quick policy plays as if there were none.
    { options: { ruleset: 'polish' }, seats, simulated: { ruleset: 'polish', barrel: 0 } },
    { options: { allPlay: true }, seats: [4] },
  ];
}

export const match: GameMatch = {
  plansOf,
  decisive: ['barrel', 'scoreBid', 'allPlay'],
  indifferent: ['maxHands'],
  formOf,
  setupOf: ({ setup }: Round) => setup,
  starterOf: ({ dealer }: Round) => dealer,
  declarerOf: ({ declarer }: Round) => declarer,
};
