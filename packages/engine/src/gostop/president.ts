import { type Card, CardSet } from '../kernel/cards.ts';
import type { Emit, Seat } from '../kernel/game.ts';
import type { Event } from './events.ts';
import { fullMonths, type Round } from './round.ts';

/** 총통 right after the deal: the seats are asked in turn, from the starter; then the starter's turn begins. */
export function nextPresident(round: Round, emit?: Emit<Event>): void {
  const { president } = round.rules;
  if (president === 'dealt')
    while (round.cleared < round.seats) {
      const seat = (round.starter + round.cleared++) % round.seats;
      if (askPresident(round, seat, emit)) return;
    }
  round.seat = round.starter;
  round.asked = round.starter;
  round.stage = 'play';
  if (president === 'firstTurn') firstTurnPresident(round, emit);
}

/** 대통령 at the player's first turn (docs/rules/matgo.md 7). */
export function firstTurnPresident(round: Round, emit?: Emit<Event>): void {
  if (round.rules.president !== 'firstTurn' || round.turnNo > round.seats) return;
  round.cleared = round.turnNo;
  askPresident(round, round.seat, emit);
}

/** The question shows the four cards to everybody. */
function askPresident(round: Round, seat: Seat, emit?: Emit<Event>): boolean {
  const months = fullMonths(round.hand(seat));
  if (months === 0) return false;
  const cards = cardsOf(months);
  round.ownTally(seat).president = months;
  round.shown = round.shown.union(CardSet.from(cards));
  round.stage = 'president';
  round.seat = seat;
  round.asked = seat;
  emit?.({ type: 'president_shown', seat, cards });
  return true;
}

function cardsOf(months: number): readonly Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < 48; card++) if ((months >> (card >> 2)) & 1) cards.push(card);
  return cards;
}
