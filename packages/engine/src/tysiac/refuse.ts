import type { Seat } from '../kernel/game.ts';
import type { Action } from './actions.ts';
import { mayAskRedeal, refuseAuctionBid, refuseAuctionPass } from './auction.ts';
import type { TysiacError } from './errors.ts';
import { mayBomb, refuseDiscard, refuseMusik, refusePassCard, refuseRaise } from './exchange.ts';
import { Phase } from './phase.ts';
import { refusePlay } from './play.ts';
import type { Round } from './round.ts';

/** The phase is checked first, then the turn, then the action itself. */
export function refuseTurn(round: Round, seat: Seat, ...phases: readonly Phase[]): TysiacError | null {
  if (!phases.includes(round.phase)) return { code: 'WRONG_PHASE', phase: round.phase };
  return seat === round.seat ? null : { code: 'WRONG_TURN', seat, turn: round.seat };
}

export function refuse(round: Round, seat: Seat, action: Action): TysiacError | null {
  switch (action.type) {
    case 'pass':
      return refuseTurn(round, seat, Phase.Auction) ?? refuseAuctionPass(round);
    case 'bid':
      return refuseBid(round, seat, action.value);
    case 'chooseMusik':
      return refuseTurn(round, seat, Phase.TalonExchange) ?? refuseMusik(round, action.musik);
    case 'passCard':
      return refuseTurn(round, seat, Phase.TalonExchange) ?? refusePassCard(round, action.to, action.card);
    case 'discard':
      return refuseTurn(round, seat, Phase.TalonExchange) ?? refuseDiscard(round, action.card);
    case 'play':
      return refuseTurn(round, seat, Phase.Play) ?? refusePlay(round, action.card, action.marriage);
    case 'bomb':
      return refuseTurn(round, seat, Phase.TalonExchange) ?? (mayBomb(round) ? null : { code: 'INVALID_BOMB' });
    case 'redeal':
      return (
        refuseTurn(round, seat, Phase.Auction, Phase.TalonExchange) ??
        (mayAskRedeal(round) ? null : { code: 'INVALID_REDEAL' })
      );
    case 'resign':
      return round.phase === Phase.HandEnd ? { code: 'WRONG_PHASE', phase: round.phase } : null;
  }
}

/** For any number, also one without an action in the catalogue. */
export function refuseBid(round: Round, seat: Seat, value: number): TysiacError | null {
  const turn = refuseTurn(round, seat, Phase.Auction, Phase.TalonExchange);
  if (turn) return turn;
  return round.phase === Phase.Auction ? refuseAuctionBid(round, value) : refuseRaise(round, value);
}
