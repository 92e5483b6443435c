import { type Matches, matching, only } from '../hwatu/matches.ts';
import { type Card, NONE } from '../kernel/cards.ts';
import type { Emit, Seat } from '../kernel/game.ts';
import type { Zone } from '../kernel/table.ts';
import type { Action } from './actions.ts';
import type { EndReason, Event } from './events.ts';
import type { Round } from './round.ts';
import { yakuPoints } from './scoring.ts';
import { FIELD, FLIPPED, HAND, PILE, STOCK } from './zones.ts';

/** In place, on a clone that the caller owns. Trusts its action. */
export function step(round: Round, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.type) {
    case 'play':
      return playCard(round, action.card, action.target, emit);
    case 'select':
      return takeFlipped(round, action.target, emit);
    case 'koikoi':
      return callKoikoi(round, emit);
    case 'stop':
      return stop(round, emit);
    case 'resign':
      return resign(round, seat, emit);
  }
}

/** Onto its target; without one onto all that match, or onto the field when none does. */
function playCard(round: Round, card: Card, target: Card, emit?: Emit<Event>): void {
  const taken = target === NONE ? matching(round.table.at(FIELD), card) : only(target);
  place(round, card, HAND[round.seat], taken);
  emit?.({ type: 'played', seat: round.seat, card, captured: taken.cards });
  flip(round, taken.cards.length > 0, emit);
}

function flip(round: Round, hasCaptured: boolean, emit?: Emit<Event>): void {
  const card = round.deck[round.drawn++];
  const matches = matching(round.table.at(FIELD), card);
  if (matches.cards.length === 2) return askForTarget(round, card, matches, emit);
  place(round, card, STOCK, matches);
  emit?.({ type: 'flipped', seat: round.seat, card, captured: matches.cards });
  if (hasCaptured || matches.cards.length > 0) lookForYaku(round, emit);
  else passTurn(round, emit);
}

function askForTarget(round: Round, card: Card, options: Matches, emit?: Emit<Event>): void {
  round.table.move(card, STOCK, FLIPPED);
  round.phase = 'selection';
  emit?.({ type: 'selecting', seat: round.seat, card, options: options.cards });
}

function takeFlipped(round: Round, target: Card, emit?: Emit<Event>): void {
  const card = round.flipped;
  const taken = only(target);
  place(round, card, FLIPPED, taken);
  emit?.({ type: 'selected', seat: round.seat, card, captured: taken.cards });
  lookForYaku(round, emit);
}

function place(round: Round, card: Card, from: Zone, taken: Matches): void {
  const to = taken.cards.length === 0 ? FIELD : PILE[round.seat];
  round.table.move(card, from, to);
  if (to !== FIELD) round.table.moveAll(taken.set, FIELD, to);
}

/** Once a turn, when the flipped card has found its place. */
function lookForYaku(round: Round, emit?: Emit<Event>): void {
  const { seat } = round;
  const points = round.points(seat);
  if (points <= round.calls[seat].points) return passTurn(round, emit);
  emit?.({ type: 'yaku', seat, formed: round.formed(seat), total: points });
  if (round.handsAreEmpty) return end(round, 'LAST_CARD', seat, emit);
  round.phase = 'decision';
  emit?.({ type: 'deciding', seat });
}

function callKoikoi(round: Round, emit?: Emit<Event>): void {
  const { seat } = round;
  const count = round.calls[seat].count + 1;
  const pile = round.table.at(PILE[seat]);
  round.calls = round.calls.with(seat, { count, points: yakuPoints(round.patterns, pile), pile });
  round.lastCaller = seat;
  emit?.({ type: 'called', seat, count });
  passTurn(round, emit);
}

function stop(round: Round, emit?: Emit<Event>): void {
  emit?.({ type: 'stopped', seat: round.seat });
  end(round, 'STOPPED', round.seat, emit);
}

function resign(round: Round, seat: Seat, emit?: Emit<Event>): void {
  emit?.({ type: 'resigned', seat });
  end(round, 'RESIGNED', 1 - seat, emit);
}

function passTurn(round: Round, emit?: Emit<Event>): void {
  if (round.handsAreEmpty) return exhaust(round, emit);
  round.phase = 'hand';
  round.seat = 1 - round.seat;
  emit?.({ type: 'turn', seat: round.seat });
}

function exhaust(round: Round, emit?: Emit<Event>): void {
  const { exhausted_after_koi, dealer_privilege, dealer_privilege_after_koi } = round.rules;
  const called = round.lastCaller !== null;
  if (called && exhausted_after_koi) end(round, 'EXHAUSTED_AFTER_KOI', round.lastCaller, emit);
  else if (dealer_privilege > 0 && (!called || dealer_privilege_after_koi))
    end(round, 'DEALER_PRIVILEGE', round.dealer, emit);
  else end(round, 'NO_YAKU', null, emit);
}

export function end(round: Round, reason: EndReason, winner: Seat | null, emit?: Emit<Event>): void {
  round.phase = 'ended';
  round.ending = { reason, winner };
  emit?.({ type: 'ended', reason, winner });
}
