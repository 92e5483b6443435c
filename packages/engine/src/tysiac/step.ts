import type { Emit, Seat } from '../kernel/game.ts';
import type { Action } from './actions.ts';
import { passBid, placeBid } from './auction.ts';
import type { Event } from './events.ts';
import { giveCard, layDown, raise, takeMusik, throwBomb } from './exchange.ts';
import { Phase } from './phase.ts';
import { playCard } from './play.ts';
import type { Round } from './round.ts';

/** In place, on a clone that the caller owns. Trusts its action. */
export function step(round: Round, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.type) {
    case 'play':
      return playCard(round, action, emit);
    case 'pass':
      return passBid(round, emit);
    case 'bid':
      return round.phase === Phase.Auction ? placeBid(round, action.value, emit) : raise(round, action.value, emit);
    case 'chooseMusik':
      return takeMusik(round, action.musik, emit);
    case 'passCard':
      return giveCard(round, action.to, action.card, emit);
    case 'discard':
      return layDown(round, action.card, emit);
    case 'bomb':
      return throwBomb(round, emit);
    case 'redeal':
      emit?.({ type: 'redealt', seat });
      return round.end('redealt', seat, emit);
    case 'resign':
      emit?.({ type: 'resigned', seat });
      return round.end('resigned', seat, emit);
  }
}
