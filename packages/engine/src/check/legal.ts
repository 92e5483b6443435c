import { type Card, NONE } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import { type Random, shuffle } from '../kernel/random.ts';
import {
  type Action,
  ATTEMPTS_OR_PASS,
  CLOSE_MATCHING,
  CONFIRM_PEEK,
  CONFIRMATIONS,
  DISCARD_DRAWN,
  DRAW_FROM_DECK,
  DRAWS,
  END_TURN,
  KEEPS,
  KEEPS_OR_DISCARD,
  ONLY_SKIP,
  PASS_MATCH,
  SKIP,
  swapAndDiscard,
  TURN_ENDS,
} from './actions.ts';
import { isSpecial } from './cards.ts';
import type { Round, Seats } from './round.ts';
import { toReshuffle } from './turns.ts';

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];
const NO_ONE: readonly Seat[] = [];
const NOTHING: readonly Action[] = [];

/** In the order in which bots act: from the discarder's left, the discarder last (docs/rules/check.md 5). */
export function actors(round: Round): readonly Seat[] {
  switch (round.stage) {
    case 'initialPeek':
      return inOrder(round, ~round.confirmed);
    case 'matchingStage':
      return round.waiting === 0 ? NO_ONE : inOrder(round, round.waiting);
    case 'abilityResolutionStage':
      return round.active ? ALONE[round.active.seat] : NO_ONE;
    case 'draw':
    case 'discard':
    case 'turnEnd':
      return ALONE[round.seat];
    case 'reshuffle':
    case 'scoringPhase':
      return NO_ONE;
  }
}

function inOrder(round: Round, seats: Seats): readonly Seat[] {
  const list: Seat[] = [];
  for (let i = 1; i <= round.seats; i++) {
    const seat = round.seatAfter(round.seat, i);
    if ((seats >> seat) & 1) list.push(seat);
  }
  return list;
}

/** The dealer closes a matching window when everybody has acted, and reshuffles. */
export function chance(round: Round, random: Random): Action | null {
  if (round.stage === 'matchingStage') return round.waiting === 0 ? CLOSE_MATCHING : null;
  if (round.stage !== 'reshuffle') return null;
  const order: Card[] = toReshuffle(round);
  shuffle(order, random);
  return { type: 'reshuffle', order, index: -1 };
}

/** Neither a matched card nor a special one (docs/rules/check.md 8, 25). */
export function canDrawDiscard(round: Round): boolean {
  const card = round.topDiscard;
  return card !== NONE && !isSpecial(card) && !round.matched.has(card);
}

export function legal(round: Round, seat: Seat): readonly Action[] {
  switch (round.stage) {
    case 'initialPeek':
      return (round.confirmed >> seat) & 1 ? NOTHING : CONFIRMATIONS;
    case 'draw':
      if (seat !== round.seat) return NOTHING;
      return DRAWS[canDrawDiscard(round) ? 1 : 0][round.playerWhoCalledCheck === null ? 1 : 0];
    case 'discard':
      if (seat !== round.seat) return NOTHING;
      return (round.drawnFrom === 'deck' ? KEEPS_OR_DISCARD : KEEPS)[round.grid.occupied(seat)];
    case 'matchingStage':
      return (round.waiting >> seat) & 1 ? ATTEMPTS_OR_PASS[round.grid.occupied(seat)] : NOTHING;
    case 'abilityResolutionStage':
      return round.active?.seat === seat ? (round.abilityStep === 'peek' ? peeks(round) : swaps(round)) : NOTHING;
    case 'turnEnd':
      return seat === round.seat ? TURN_ENDS : NOTHING;
    case 'reshuffle':
    case 'scoringPhase':
      return NOTHING;
  }
}

function peeks(round: Round): readonly Action[] {
  const actions: Action[] = [SKIP];
  for (let place = 0; place < round.grid.cards.length; place++)
    if (round.isTarget(place) && !round.peeked.includes(place)) actions.push(round.catalogue.peek(place));
  return actions;
}

function swaps(round: Round): readonly Action[] {
  const places = round.grid.cards.length;
  const actions: Action[] = [SKIP];
  for (let a = 0; a < places; a++) {
    if (!round.isTarget(a)) continue;
    for (let b = a + 1; b < places; b++) if (round.isTarget(b)) actions.push(round.catalogue.swap(a, b));
  }
  return actions.length === 1 ? ONLY_SKIP : actions;
}

/** Nothing that can cost points: no match, no ability, no check; a card from the deck is discarded. */
export function fallback(round: Round, seat: Seat): Action {
  switch (round.stage) {
    case 'initialPeek':
      return CONFIRM_PEEK;
    case 'draw':
      return DRAW_FROM_DECK;
    case 'discard':
      return round.drawnFrom === 'deck' ? DISCARD_DRAWN : swapAndDiscard(round.grid.hand(seat).findIndex(isCard));
    case 'matchingStage':
      return PASS_MATCH;
    case 'turnEnd':
      return END_TURN;
    default:
      return SKIP;
  }
}

function isCard(card: Card): boolean {
  return card !== NONE;
}
