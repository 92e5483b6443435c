import type { Game, Seat } from '../kernel/game.ts';
import { type Action, CATALOGUE, PASS } from './actions.ts';
import { mustOpen } from './auction.ts';
import { CARD_IDS, PACK, pointsOf } from './cards.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { carryOf, outcomeOf } from './outcome.ts';
import { Phase } from './phase.ts';
import { roundPoints } from './points.ts';
import { read } from './read.ts';
import { restoreRound } from './restore.ts';
import { type Carry, Round } from './round.ts';
import { configure, OPTIONS, RULESETS, type Rules } from './rules.ts';
import { SEAT_COUNTS } from './shape.ts';
import type { Snapshot } from './snapshot.ts';
import { legal, refuse, step } from './step.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

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
  deal: (deck, setup) => Round.deal(deck, setup),
  restore: restoreRound,
  fromView,
  actors: (round) => (round.phase === Phase.HandEnd ? NOBODY : ALONE[round.seat]),
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

/** Pass, take the first musik, and part with the cheapest card. */
function fallback(round: Round, seat: Seat): Action {
  if (round.phase === Phase.Auction && !mustOpen(round)) return PASS;
  let cheapest = legal(round, seat)[0];
  for (const action of legal(round, seat))
    if ('card' in action && 'card' in cheapest && pointsOf(action.card) < pointsOf(cheapest.card)) cheapest = action;
  return cheapest;
}
