import type { Game } from '../kernel/game.ts';
import { type Action, CATALOGUE } from './actions.ts';
import { CARD_IDS, PACK } from './cards.ts';
import { deal } from './deal.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { actors, fallback, legal } from './legal.ts';
import { carryOf, outcomeOf } from './outcome.ts';
import { roundPoints } from './points.ts';
import { read } from './read.ts';
import { refuse } from './refuse.ts';
import { restore } from './restore.ts';
import type { Carry, Round } from './round.ts';
import { configure, OPTIONS, RULESETS, type Rules } from './rules.ts';
import { SEAT_COUNTS } from './shape.ts';
import type { Snapshot } from './snapshot.ts';
import { step } from './step.ts';

/** A round is one hand; the match goes to 1000. */
export const tysiac: Game<Round, Action, Event, Rules, Carry, Snapshot> = {
  id: 'tysiac',
  seats: SEAT_COUNTS,
  rulesets: RULESETS,
  options: OPTIONS,
  cardIds: CARD_IDS,
  cardFields: ['card', 'cards'],
  configure,
  pack: () => PACK,
  actions: () => CATALOGUE,
  opening: ({ seats, random }) => {
    const zeros = new Array<number>(seats).fill(0);
    return { scores: zeros, dealer: random.below(seats), bombs: zeros, result: null };
  },
  deal,
  restore,
  fromView,
  actors,
  chance: () => null,
  legal,
  refuse,
  read,
  step,
  fallback,
  outcome: outcomeOf,
  points: roundPoints,
  carry: carryOf,
};
