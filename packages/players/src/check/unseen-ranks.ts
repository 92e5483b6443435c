import { NONE, type Seat } from '@madang/engine';
import { cardValue, knower, RANKS, type Round, rankOf } from '@madang/engine/check';

/** By rank, what a card counts. */
export const VALUES = Int8Array.from(RANKS, (_, rank) => cardValue(rank * 4));

/**
 * The cards that a seat has not seen, by rank, and what it may expect of one of them. Which of them lies where makes no
 * difference to the counts, so nothing comes from hidden faces.
 */
export class UnseenRanks {
  readonly counts = new Int8Array(RANKS.length);
  size = 0;
  /** Of a place: what `expect` has found. */
  mean = 0;
  variance = 0;
  private sum = 0;
  private squares = 0;
  private isSummed = false;

  count({ grid, discardPile, drawn, drawnBy }: Round, seat: Seat): void {
    const { cards, knownBy } = grid;
    const { counts } = this;
    const me = knower(seat);
    counts.fill(4);
    let seen = discardPile.length;
    for (let i = 0; i < discardPile.length; i++) counts[rankOf(discardPile[i])]--;
    for (let place = 0; place < cards.length; place++)
      if (knownBy[place] & me && cards[place] !== NONE) {
        counts[rankOf(cards[place])]--;
        seen++;
      }
    if (drawn !== NONE && drawnBy & me) {
      counts[rankOf(drawn)]--;
      seen++;
    }
    this.size = RANKS.length * 4 - seen;
    this.isSummed = false;
  }

  /** How many unseen cards may lie where these ranks are ruled out, one bit for each. */
  sizeWithout(ruledOut: number): number {
    let { size } = this;
    for (let rest = ruledOut; rest !== 0; rest &= rest - 1) size -= this.counts[31 - Math.clz32(rest & -rest)];
    return size;
  }

  /** What an unseen card where these ranks are ruled out counts on average, and how uncertain that is. */
  expect(ruledOut: number): void {
    if (!this.isSummed) this.addUp();
    let { size, sum, squares } = this;
    for (let rest = ruledOut; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      const points = this.counts[rank] * VALUES[rank];
      size -= this.counts[rank];
      sum -= points;
      squares -= points * VALUES[rank];
    }
    this.mean = sum / size;
    this.variance = squares / size - this.mean * this.mean;
  }

  private addUp(): void {
    let sum = 0;
    let squares = 0;
    for (let rank = 0; rank < VALUES.length; rank++) {
      const points = this.counts[rank] * VALUES[rank];
      sum += points;
      squares += points * VALUES[rank];
    }
    this.sum = sum;
    this.squares = squares;
    this.isSummed = true;
  }
}
