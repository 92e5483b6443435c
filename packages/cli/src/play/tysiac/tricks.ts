import type { Seat } from '@madang/engine';
import { beats, findCard, type Rules, type Snapshot, type Suit, shapeOf, suitOf } from '@madang/engine/tysiac';

export interface TrickCard {
  readonly seat: Seat;
  readonly id: string;
  readonly marriage: boolean;
}

/** The cards that lie together on the table, the first led; the last trick may still want some. */
export interface Trick {
  readonly cards: readonly TrickCard[];
  /** Whose card takes it, as it stands. */
  readonly winner: Seat;
  readonly isFull: boolean;
}

/** Who played what: a view has the cards in the order in which they were played. */
export function tricksIn(round: Snapshot, rules: Rules): readonly Trick[] {
  const seats = round.scores.length;
  const { activePlayers, dealerSitsOut } = shapeOf(rules, seats);
  const after = (seat: Seat): Seat => {
    const next = (seat + 1) % seats;
    return dealerSitsOut && next === round.dealer ? (next + 1) % seats : next;
  };
  const tricks: Trick[] = [];
  let seat = round.declarer ?? 0;
  let trump: Suit | null = null;
  for (let start = 0; start < round.plays.length; start += activePlayers) {
    const cards: TrickCard[] = [];
    for (const { card, marriage } of round.plays.slice(start, start + activePlayers)) {
      if (marriage) trump = suitOf(numberOf(card));
      cards.push({ seat, id: card, marriage });
      seat = after(seat);
    }
    const winner = winnerOf(cards, trump);
    tricks.push({ cards, winner, isFull: cards.length === activePlayers });
    seat = winner;
  }
  return tricks;
}

function winnerOf(cards: readonly TrickCard[], trump: Suit | null): Seat {
  const best = cards.reduce((best, card) => (beats(numberOf(card.id), numberOf(best.id), trump) ? card : best));
  return best.seat;
}

function numberOf(id: string): number {
  const card = findCard(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** The marriages announced so far, in order. */
export function marriagesIn(tricks: readonly Trick[]): readonly TrickCard[] {
  return tricks.flatMap(({ cards }) => cards.filter(({ marriage }) => marriage));
}
