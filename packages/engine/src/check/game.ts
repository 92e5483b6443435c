import type { Emit, Game, Seat } from '../kernel/game.ts';
import { resolve } from './abilities.ts';
import { type Action, catalogueOf } from './actions.ts';
import { CARD_IDS, PACK } from './deck.ts';
import { discardDrawn, drawFromDeck, drawFromDiscard, swapAndDiscard } from './drawing.ts';
import type { Event } from './events.ts';
import { fromView } from './from-view.ts';
import { actorsOf, chanceOf, fallbackFor, legalFor } from './legal.ts';
import { attemptMatch, closeMatching, passMatch } from './matching.ts';
import { carryOf, outcomeOf } from './outcome.ts';
import { roundPoints } from './points.ts';
import { inSteps, read } from './read.ts';
import { refuse } from './refuse.ts';
import { restore } from './restore.ts';
import { type Carry, Round } from './round.ts';
import { configure, OPTIONS, RULESETS, type Rules, slotsOf } from './rules.ts';
import type { Snapshot } from './snapshot.ts';
import { callCheck, confirmPeek, endTurn, reshuffle, resign } from './turns.ts';

export const check: Game<Round, Action, Event, Rules, Carry, Snapshot> = {
  id: 'check',
  seats: [4, 2, 3, 5, 6],
  rulesets: RULESETS,
  options: OPTIONS,
  cardIds: CARD_IDS,
  cardFields: ['card', 'cards', 'discarded', 'order'],
  configure,
  pack: () => PACK,
  actions: (rules, seats) => catalogueOf(seats, slotsOf(rules)).actions,
  opening: ({ seats }) => ({ scores: new Array<number>(seats).fill(0), starter: 0, result: null }),
  deal: (deck, setup) => Round.deal(deck, setup),
  restore,
  fromView,
  actors: actorsOf,
  chance: chanceOf,
  legal: legalFor,
  refuse,
  read: (round, _seat, json) => read(round, json),
  inSteps,
  step,
  fallback: fallbackFor,
  outcome: outcomeOf,
  points: roundPoints,
  carry: carryOf,
};

function step(round: Round, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.type) {
    case 'confirmPeek':
      return confirmPeek(round, seat, emit);
    case 'drawFromDeck':
      return drawFromDeck(round, emit);
    case 'drawFromDiscard':
      return drawFromDiscard(round, emit);
    case 'swapAndDiscard':
      return swapAndDiscard(round, action.slot, emit);
    case 'discardDrawn':
      return discardDrawn(round, emit);
    case 'attemptMatch':
      return attemptMatch(round, seat, action.slot, emit);
    case 'passMatch':
      return passMatch(round, seat, emit);
    case 'closeMatching':
      return closeMatching(round, emit);
    case 'resolveSpecialAbility':
      return round.active && resolve(round, round.active, action, emit);
    case 'callCheck':
      return callCheck(round, seat, emit);
    case 'endTurn':
      return endTurn(round, emit);
    case 'reshuffle':
      return reshuffle(round, action.order, emit);
    case 'resign':
      return resign(round, seat, emit);
  }
}
