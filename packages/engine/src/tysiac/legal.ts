import type { Seat } from '../kernel/game.ts';
import { type Action, PASS } from './actions.ts';
import { auctionActions, mustOpen } from './auction.ts';
import { pointsOf } from './cards.ts';
import { exchangeActions } from './exchange.ts';
import { Phase } from './phase.ts';
import { playActions } from './play.ts';
import type { Round } from './round.ts';

const NOTHING: readonly Action[] = [];
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export function actors(round: Round): readonly Seat[] {
  return round.phase === Phase.HandEnd ? NOBODY : ALONE[round.seat];
}

export function legal(round: Round, seat: Seat): readonly Action[] {
  if (seat !== round.seat) return NOTHING;
  switch (round.phase) {
    case Phase.Auction:
      return auctionActions(round);
    case Phase.TalonExchange:
      return exchangeActions(round);
    case Phase.Play:
      return playActions(round);
    default:
      return NOTHING;
  }
}

/** Pass, take the first musik, and give or play the cheapest card. */
export function fallback(round: Round, seat: Seat): Action {
  if (round.phase === Phase.Auction && !mustOpen(round)) return PASS;
  let cheapest = legal(round, seat)[0];
  for (const action of legal(round, seat))
    if ('card' in action && 'card' in cheapest && pointsOf(action.card) < pointsOf(cheapest.card)) cheapest = action;
  return cheapest;
}
