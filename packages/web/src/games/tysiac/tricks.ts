import type { Seat } from '@madang/engine';
import {
  beats,
  findCard,
  pointsOf,
  type Rules,
  type Snapshot,
  type Suit,
  shapeOf,
  suitOf,
} from '@madang/engine/tysiac';

export interface TrickCard {
  readonly seat: Seat;
  readonly id: string;
  readonly marriage: boolean;
}

/** The cards that lie together, the first led; the last trick may still want some. */
export interface Trick {
  readonly cards: readonly TrickCard[];
  /** Whose card takes it, as it stands. */
  readonly winner: Seat;
  /** The card that takes it. */
  readonly best: string;
  /** As it is in this trick. */
  readonly trump: Suit | null;
  readonly points: number;
  readonly isFull: boolean;
}

/** The number that the rules know a card by. */
export function cardOf(id: string): number {
  const card = findCard(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** Who played what: a view has the cards in the order in which they were played, the declarer began. */
export function tricksIn(view: Snapshot, rules: Rules): readonly Trick[] {
  const { activePlayers } = shapeOf(rules, view.scores.length);
  const tricks: Trick[] = [];
  let seat = view.declarer ?? 0;
  let trump: Suit | null = null;
  for (let start = 0; start < view.plays.length; start += activePlayers) {
    const cards: TrickCard[] = [];
    for (const { card, marriage } of view.plays.slice(start, start + activePlayers)) {
      if (marriage) trump = suitOf(cardOf(card));
      cards.push({ seat, id: card, marriage });
      seat = seatAfter(view, rules, seat);
    }
    const trick = trickOf(cards, trump, activePlayers);
    tricks.push(trick);
    seat = trick.winner;
  }
  return tricks;
}

/** The trick as it would be with these cards. */
export function trickOf(cards: readonly TrickCard[], trump: Suit | null, activePlayers: number): Trick {
  const best = cards.reduce((best, card) => (beats(cardOf(card.id), cardOf(best.id), trump) ? card : best));
  return {
    cards,
    winner: best.seat,
    best: best.id,
    trump,
    points: cards.reduce((points, { id }) => points + pointsOf(cardOf(id)), 0),
    isFull: cards.length === activePlayers,
  };
}

/** The next player who has cards: with four the dealer may sit out. */
export function seatAfter(view: Pick<Snapshot, 'scores' | 'dealer'>, rules: Rules, seat: Seat): Seat {
  const seats = view.scores.length;
  const next = (seat + 1) % seats;
  return sitsOut(view, rules, next) ? (next + 1) % seats : next;
}

export function sitsOut(view: Pick<Snapshot, 'scores' | 'dealer'>, rules: Rules, seat: Seat): boolean {
  return shapeOf(rules, view.scores.length).dealerSitsOut && seat === view.dealer;
}

/** The trick that still wants cards; null between tricks. */
export function openTrick(tricks: readonly Trick[]): Trick | null {
  const last = tricks.at(-1);
  return last && !last.isFull ? last : null;
}

export function wonBy(tricks: readonly Trick[], seat: Seat): number {
  return tricks.filter(({ winner, isFull }) => isFull && winner === seat).length;
}

/** The marriages announced so far, in order. */
export function marriagesIn(tricks: readonly Trick[]): readonly TrickCard[] {
  return tricks.flatMap(({ cards }) => cards.filter(({ marriage }) => marriage));
}
