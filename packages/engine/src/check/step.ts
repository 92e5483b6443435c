import type { Emit, Seat } from '../kernel/game.ts';
import { resolve } from './abilities.ts';
import type { Action } from './actions.ts';
import { discardDrawn, drawFromDeck, drawFromDiscard, swapAndDiscard } from './drawing.ts';
import type { Event } from './events.ts';
import { attemptMatch, closeMatching, passMatch } from './matching.ts';
import type { Round } from './round.ts';
import { callCheck, confirmPeek, endTurn, reshuffle, resign } from './turns.ts';

/** In place, on a clone that the caller owns. Trusts its action. */
export function step(round: Round, seat: Seat, action: Action, emit?: Emit<Event>): void {
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
