import { NONE, type Seat } from '@madang/engine';
import { cardValue, knower, type Place, type Round, rankOf } from '@madang/engine/check';

const RANKS = 13;
/** Of a place: nothing lies there, or a card that the seat has not seen. Any other number is a rank. */
export const EMPTY = -2;
export const UNSEEN = -1;

/** What one seat has seen of all places, without the deductions of `Expectations`: quick enough for every position of a search. */
export class Sight {
  /** By rank, how many cards the seat has not seen. */
  readonly unseen = new Uint8Array(RANKS);
  /** By place, the rank, EMPTY or UNSEEN. */
  readonly ranks = new Int8Array(48);
  /** By place, what its card counts on average. */
  readonly values = new Float64Array(48);
  /** By seat, the sum of these. */
  readonly totals = new Float64Array(6);
  /** What an unseen card counts on average. */
  mean = 0;
  /** The rank of the drawn card, EMPTY or UNSEEN. */
  drawn = EMPTY;

  look(round: Round, seat: Seat): void {
    const { grid, discardPile, drawn } = round;
    const { unseen, ranks } = this;
    const me = knower(seat);
    unseen.fill(4);
    for (let i = 0; i < discardPile.length; i++) unseen[rankOf(discardPile[i])]--;
    for (let place = 0; place < grid.cards.length; place++) {
      const card = grid.cards[place];
      ranks[place] = card === NONE ? EMPTY : (grid.knownBy[place] & me) === 0 ? UNSEEN : rankOf(card);
      if (ranks[place] >= 0) unseen[ranks[place]]--;
    }
    this.drawn = drawn === NONE ? EMPTY : (round.drawnBy & me) === 0 ? UNSEEN : rankOf(drawn);
    if (this.drawn >= 0) unseen[this.drawn]--;
    this.count(round);
  }

  private count({ grid, seats }: Round): void {
    const { unseen, ranks, values, totals } = this;
    let [cards, sum] = [0, 0];
    for (let rank = 0; rank < RANKS; rank++) {
      cards += unseen[rank];
      sum += unseen[rank] * rankValue(rank);
    }
    this.mean = cards === 0 ? 0 : sum / cards;
    for (let owner = 0, place: Place = 0; owner < seats; owner++) {
      let total = 0;
      for (let slot = 0; slot < grid.slots; slot++, place++) {
        const rank = ranks[place];
        values[place] = rank === EMPTY ? 0 : rank === UNSEEN ? this.mean : rankValue(rank);
        total += values[place];
      }
      totals[owner] = total;
    }
  }
}

/** What a card of a rank counts. */
export function rankValue(rank: number): number {
  return cardValue(rank * 4);
}
