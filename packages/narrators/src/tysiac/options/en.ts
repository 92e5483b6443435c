import type { Rules } from '@madang/engine/tysiac';
import type { OptionNames } from '../../common/option-names.ts';

export const en: OptionNames<Rules> = {
  options: {
    minBid: 'Lowest bid',
    minRaise: 'Lowest raise',
    allPlay: 'With four all play',
    scoreBid: 'The declarer scores the bid',
    sitOutBonus: 'Bonus for whoever sits out',
    forcedOpening: 'The first must open',
    raiseAfterTalon: 'Raising after the musik',
    marriageAbove120: 'Above 120 only with a marriage',
    bombs: 'Bombs in a game',
    barrel: 'Barrel from',
    rounding: "Defenders' points are rounded",
    mustBeat: 'Must beat if possible',
    mustTrump: 'Must trump if void',
    fourNines: 'New deal with four nines',
    maxHands: 'Most hands',
  },
  values: {},
  rulesets: {
    seed: 'Standard',
    polish: 'Polish table',
    simulation: 'For simulations',
  },
};
