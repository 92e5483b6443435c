import type { Seat } from '@madang/engine';
import {
  type Action,
  BID_WITHOUT_MARRIAGE,
  COUPLE,
  HAND,
  marriageValue,
  Phase,
  type Round,
  SUITS,
} from '@madang/engine/tysiac';

/** The bids that are considered, as differences from the lowest. */
const JUMPS = [0, 10, 20, 40];

/**
 * The actions worth considering. An auction has up to 301 bids: the lowest and a few jumps are enough. After the musik
 * the declarer raises to no more than the hand can make.
 */
export function candidates(round: Round, seat: Seat, legal: readonly Action[]): readonly Action[] {
  if (round.phase === Phase.Play) return legal;
  if (round.phase === Phase.Auction) return auctionCandidates(legal);
  const most = mostPoints(round, seat);
  return legal.filter((action) => action.type !== 'bid' || action.value <= most);
}

/** The bids stand one after the other, from the lowest; a pass may come before them, a redeal after them. */
function auctionCandidates(legal: readonly Action[]): readonly Action[] {
  const first = legal[0].type === 'bid' ? 0 : 1;
  const last = legal[legal.length - 1];
  const chosen: Action[] = legal.slice(0, first);
  for (const jump of JUMPS) {
    const action = legal[first + jump];
    if (action?.type === 'bid') chosen.push(action);
  }
  if (last.type === 'redeal') chosen.push(last);
  return chosen;
}

/** All the card points, and the marriages in hand. */
function mostPoints(round: Round, seat: Seat): number {
  const hand = round.table.at(HAND[seat]);
  let most = BID_WITHOUT_MARRIAGE;
  for (const suit of SUITS) if (COUPLE[suit].isWithin(hand)) most += marriageValue(suit);
  return most;
}
