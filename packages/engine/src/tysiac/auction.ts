import type { Emit, Seat } from '../kernel/game.ts';
import { type Action, bidsBetween, PASS, REDEAL } from './actions.ts';
import { couplesIn, NINES } from './cards.ts';
import type { TysiacError } from './errors.ts';
import type { Event } from './events.ts';
import { Phase } from './phase.ts';
import type { Round } from './round.ts';
import { BID_WITHOUT_MARRIAGE, MAX_BID } from './rules.ts';
import { HAND } from './zones.ts';

/** The lowest possible bid; there is none when it is above `highestBid`. */
export function lowestBid(round: Round): number {
  const { minBid, minRaise } = round.rules;
  return round.highestBid === 0 ? minBid : round.highestBid + minRaise;
}

export function highestBid(round: Round): number {
  return mustOpen(round) ? round.rules.minBid : bidLimit(round, round.seat);
}

/** By option `marriageAbove120`, a hand without a marriage cannot bid more than 120. */
export function bidLimit(round: Round, seat: Seat): number {
  if (!round.rules.marriageAbove120) return MAX_BID;
  return couplesIn(round.table.at(HAND[seat])).length > 0 ? MAX_BID : BID_WITHOUT_MARRIAGE;
}

/** By option, the first bidder must bid, and exactly the minimum. */
export function mustOpen(round: Round): boolean {
  return round.rules.forcedOpening && round.bids.length === 0;
}

/**
 * With all four nines as dealt, before the player's first bid; a declarer who did not have to bid may ask before the
 * musik.
 */
export function mayAskRedeal(round: Round): boolean {
  const { rules, seat, bids, musik, table } = round;
  if (!rules.fourNines || musik !== null) return false;
  return NINES.isWithin(table.at(HAND[seat])) && !bids.some((bid) => bid.seat === seat);
}

export function auctionActions(round: Round): readonly Action[] {
  const low = lowestBid(round);
  const high = highestBid(round);
  const bids = mustOpen(round) ? bidsBetween(low, high) : passOrBid(low, high);
  return mayAskRedeal(round) ? [...bids, REDEAL] : bids;
}

const PASS_OR_BID = new Map<number, readonly Action[]>();

/** A pass and all bids of a range: up to 302 actions, so each list is made once. */
function passOrBid(low: number, high: number): readonly Action[] {
  const key = low * (MAX_BID + 1) + high;
  let actions = PASS_OR_BID.get(key);
  if (!actions) {
    actions = Object.freeze([PASS, ...bidsBetween(low, high)]);
    PASS_OR_BID.set(key, actions);
  }
  return actions;
}

export function refuseAuctionPass(round: Round): TysiacError | null {
  const { minBid } = round.rules;
  return mustOpen(round) ? { code: 'ILLEGAL_BID', value: 0, from: minBid, to: minBid } : null;
}

export function refuseAuctionBid(round: Round, value: number): TysiacError | null {
  const from = lowestBid(round);
  const to = highestBid(round);
  return Number.isInteger(value) && from <= value && value <= to ? null : { code: 'ILLEGAL_BID', value, from, to };
}

export function placeBid(round: Round, value: number, emit?: Emit<Event>): void {
  const { seat } = round;
  round.bids = [...round.bids, { seat, value }];
  round.highestBid = value;
  emit?.({ type: 'bid', seat, value });
  passTurn(round, emit);
}

export function passBid(round: Round, emit?: Emit<Event>): void {
  const { seat } = round;
  round.bids = [...round.bids, { seat, value: 0 }];
  round.bidding &= ~(1 << seat);
  emit?.({ type: 'passed', seat });
  passTurn(round, emit);
}

/** The last player left is the declarer, with its bid or the minimum (docs/rules/tysiac.md 2). */
function passTurn(round: Round, emit?: Emit<Event>): void {
  do round.seat = (round.seat + 1) % round.setup.seats;
  while ((round.bidding & (1 << round.seat)) === 0);
  if (round.bidding !== 1 << round.seat) return;
  if (round.highestBid === 0) round.highestBid = round.rules.minBid;
  round.declarer = round.seat;
  round.phase = Phase.TalonExchange;
  emit?.({ type: 'declarer', seat: round.seat, value: round.highestBid });
}
