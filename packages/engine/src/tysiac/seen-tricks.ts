import type { Seat } from '../kernel/game.ts';
import { CARD_IDS, cardWithId, type Suit } from './cards.ts';
import type { Rules } from './rules.ts';
import { shapeOf } from './shape.ts';
import type { Snapshot } from './snapshot.ts';
import { type Trick, tricksOf } from './tricks.ts';

// The tricks of a hand from a view, with card ids: for the page and the terminal.

export interface SeenCard {
  readonly seat: Seat;
  readonly id: string;
  readonly marriage: boolean;
}

/** The cards of a trick in order; the last trick may be incomplete. */
export interface SeenTrick {
  readonly cards: readonly SeenCard[];
  /** Who takes it so far. */
  readonly winner: Seat;
  /** The card that takes it so far. */
  readonly best: string;
  /** The trump of this trick. */
  readonly trump: Suit | null;
  readonly points: number;
  readonly isFull: boolean;
}

/** The part of a view that determines the order of turns. */
type Seats = Pick<Snapshot, 'scores' | 'dealer'>;

/** The tricks: a view has the cards in the order of play, and the declarer led first. */
export function tricksIn(view: Seats & Pick<Snapshot, 'declarer' | 'plays'>, rules: Rules): readonly SeenTrick[] {
  const shape = shapeOf(rules, view.scores.length);
  const plays = view.plays.map(({ card, marriage }) => ({ card: cardWithId(card), marriage }));
  const after = (seat: Seat): Seat => seatAfter(view, rules, seat);
  return tricksOf({ declarer: view.declarer, plays, shape, after }).map((trick) => seen(trick, shape.activePlayers));
}

function seen({ plays, winningPlayIndex, trump, points }: Trick, activePlayers: number): SeenTrick {
  const best = plays[winningPlayIndex];
  return {
    cards: plays.map(({ seat, card, announcedMarriage }) => ({
      seat,
      id: CARD_IDS[card],
      marriage: announcedMarriage !== null,
    })),
    winner: best.seat,
    best: CARD_IDS[best.card],
    trump,
    points,
    isFull: plays.length === activePlayers,
  };
}

/** The next player who has cards: with four the dealer may sit out. */
export function seatAfter(view: Seats, rules: Rules, seat: Seat): Seat {
  const seats = view.scores.length;
  const next = (seat + 1) % seats;
  return sitsOut(view, rules, next) ? (next + 1) % seats : next;
}

export function sitsOut(view: Seats, rules: Rules, seat: Seat): boolean {
  return shapeOf(rules, view.scores.length).dealerSitsOut && seat === view.dealer;
}

/** The incomplete trick; null between tricks. */
export function openTrick(tricks: readonly SeenTrick[]): SeenTrick | null {
  const last = tricks.at(-1);
  return last && !last.isFull ? last : null;
}

export function wonBy(tricks: readonly SeenTrick[], seat: Seat): number {
  return tricks.filter(({ winner, isFull }) => isFull && winner === seat).length;
}

/** The marriages announced so far, in order. */
export function marriagesIn(tricks: readonly SeenTrick[]): readonly SeenCard[] {
  return tricks.flatMap(({ cards }) => cards.filter(({ marriage }) => marriage));
}
