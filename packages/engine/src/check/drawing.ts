import { NONE } from '../kernel/cards.ts';
import type { Emit } from '../kernel/game.ts';
import type { Event } from './events.ts';
import { EVERYBODY, knower, NOBODY, type Slot } from './grid.ts';
import { discard } from './matching.ts';
import type { Round } from './round.ts';

export function drawFromDeck(round: Round, emit?: Emit<Event>): void {
  round.drawn = round.deck[round.top++];
  round.drawnBy = knower(round.seat);
  round.stage = 'discard';
  emit?.({ type: 'drew', seat: round.seat, from: 'deck', card: round.drawn });
}

export function drawFromDiscard(round: Round, emit?: Emit<Event>): void {
  round.drawn = round.topDiscard;
  round.discardPile.pop();
  round.drawnBy = EVERYBODY;
  round.stage = 'discard';
  emit?.({ type: 'drew', seat: round.seat, from: 'discard', card: round.drawn });
}

/** The drawn card takes the slot; everybody who knew it still does. */
export function swapAndDiscard(round: Round, slot: Slot, emit?: Emit<Event>): void {
  const place = round.grid.place(round.seat, slot);
  const card = round.grid.take(place);
  round.grid.put(place, round.drawn, round.drawnBy);
  round.drawn = NONE;
  round.drawnBy = NOBODY;
  discard(round, card, slot, emit);
}

export function discardDrawn(round: Round, emit?: Emit<Event>): void {
  const card = round.drawn;
  round.drawn = NONE;
  round.drawnBy = NOBODY;
  discard(round, card, null, emit);
}
