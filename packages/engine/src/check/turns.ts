import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Emit, Seat } from '../kernel/game.ts';
import type { EndReason, Event } from './events.ts';
import { winnersOf } from './outcome.ts';
import { INITIAL_PEEK, type Round } from './round.ts';
import { handTotal } from './scoring.ts';

// The order of turns: from the initial peek to the final turns and the scoring.

/** Emits what the player saw at the deal; the round starts when everybody has confirmed (docs/rules/check.md 3). */
export function confirmPeek(round: Round, seat: Seat, emit?: Emit<Event>): void {
  for (const slot of INITIAL_PEEK)
    emit?.({ type: 'peeked', only: seat, seat, position: { seat, slot }, card: round.grid.at(seat, slot) });
  emit?.({ type: 'peekConfirmed', seat });
  round.confirmed |= 1 << seat;
  if (round.confirmed === (1 << round.seats) - 1) startTurn(round, round.seat, emit);
}

function startTurn(round: Round, seat: Seat, emit?: Emit<Event>): void {
  round.seat = seat;
  round.discardPileIsSealed = false;
  if (round.turns === round.rules.maxTurns) endRound(round, 'MAX_TURNS', emit);
  else if (round.pileSize > 0) startDraw(round, emit);
  else if (round.reshuffles < round.rules.maxReshuffles && toReshuffle(round).length > 0) round.stage = 'reshuffle';
  else endRound(round, 'PILE_EXHAUSTED', emit);
}

function startDraw(round: Round, emit?: Emit<Event>): void {
  round.turns++;
  round.stage = 'draw';
  emit?.({ type: 'turn', seat: round.seat, final: round.inFinalTurns });
}

/** All of the discard pile but its top and the matched pairs. */
export function toReshuffle(round: Round): Card[] {
  return round.discardPile.slice(0, -1).filter((card) => !round.matched.has(card));
}

/** Everybody knows which cards they are, but not their order: they become a new origin. */
export function reshuffle(round: Round, order: readonly Card[], emit?: Emit<Event>): void {
  const pile = CardSet.from(order);
  round.discardPile = round.discardPile.filter((card) => !pile.has(card));
  round.origins = [...round.origins.map((origin) => origin.minus(pile)), pile];
  round.deck = order;
  round.top = 0;
  emit?.({ type: 'reshuffled', count: order.length });
  startDraw(round, emit);
}

/** After the matching and the abilities. After a check the turn ends automatically. */
export function closeTurn(round: Round, emit?: Emit<Event>): void {
  if (round.playerWhoCalledCheck === null) round.stage = 'turnEnd';
  else endTurn(round, emit);
}

export function endTurn(round: Round, emit?: Emit<Event>): void {
  if (round.playerWhoCalledCheck === null) return startTurn(round, round.seatAfter(round.seat), emit);
  if (round.inFinalTurns) round.finalTurnsTaken++;
  round.inFinalTurns = true;
  if (round.finalTurns.length === 0) return endRound(round, 'CHECK', emit);
  const [next, ...later] = round.finalTurns;
  round.finalTurns = later;
  startTurn(round, next, emit);
}

export function callCheck(round: Round, seat: Seat, emit?: Emit<Event>): void {
  initiateFinalTurns(round, seat);
  emit?.({ type: 'checkCalled', seat, automatic: false });
  endTurn(round, emit);
}

/** An empty hand calls check automatically; after a check it only locks its owner (docs/rules/check.md 17, 28). */
export function lockEmptyHand(round: Round, seat: Seat, emit?: Emit<Event>): void {
  if (round.playerWhoCalledCheck === null) {
    initiateFinalTurns(round, seat);
    emit?.({ type: 'checkCalled', seat, automatic: true });
  } else {
    round.locked |= 1 << seat;
    round.finalTurns = round.finalTurns.filter((other) => other !== seat);
    emit?.({ type: 'locked', seat });
  }
}

/** Everybody except the caller has one more turn, in order after the current seat (docs/rules/check.md 16). */
function initiateFinalTurns(round: Round, caller: Seat): void {
  round.locked |= 1 << caller;
  round.playerWhoCalledCheck = caller;
  round.finalTurnsTaken = 0;
  const order = Array.from({ length: round.seats }, (_, i) => round.seatAfter(round.seat, i + 1));
  round.finalTurns = order.filter((seat) => seat !== caller);
}

export function resign(round: Round, seat: Seat, emit?: Emit<Event>): void {
  round.resigned = seat;
  emit?.({ type: 'resigned', seat });
  endRound(round, 'RESIGNED', emit);
}

function endRound(round: Round, reason: EndReason, emit?: Emit<Event>): void {
  round.stage = 'scoringPhase';
  round.ending = reason;
  round.inFinalTurns = false;
  round.mayMatch = 0;
  round.attempted = 0;
  round.passed = 0;
  round.pending = [];
  round.abilityStep = 'peek';
  round.peeked = [];
  if (!emit) return;
  for (let seat = 0; seat < round.seats; seat++) {
    const cards = round.grid.hand(seat).filter((card) => card !== NONE);
    emit({ type: 'revealed', seat, cards, total: handTotal(cards) });
  }
  emit({ type: 'ended', reason, winners: winnersOf(round) });
}
