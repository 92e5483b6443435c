/** A card is its place in the pack: 0, 1, 2 … Ids such as "0111" or "Q♥" exist at the border only. */
export type Card = number;

/** No card, where a card could stand. */
export const NONE: Card = -1;

/**
 * An immutable set of up to 56 cards, in two words of 28 bits. Twenty-eight, because such words are small integers in
 * every engine (Chromium's have 31 bits) and because the four cards of a month or rank never straddle the words.
 */
export class CardSet {
  static readonly EMPTY: CardSet = new CardSet(0, 0);
  readonly lo: number;
  readonly hi: number;

  constructor(lo: number, hi: number) {
    this.lo = lo;
    this.hi = hi;
  }

  static of(...cards: readonly Card[]): CardSet {
    return CardSet.from(cards);
  }

  /** The cards of a list, or of a part of it. */
  static from(cards: readonly Card[], start = 0, end = cards.length): CardSet {
    let lo = 0;
    let hi = 0;
    for (let i = start; i < end; i++) {
      const card = cards[i];
      if (card < 28) lo |= 1 << card;
      else hi |= 1 << (card - 28);
    }
    return new CardSet(lo, hi);
  }

  get isEmpty(): boolean {
    return (this.lo | this.hi) === 0;
  }

  get size(): number {
    return countBits(this.lo, this.hi);
  }

  has(card: Card): boolean {
    return (card < 28 ? (this.lo >> card) & 1 : (this.hi >> (card - 28)) & 1) === 1;
  }

  with(card: Card): CardSet {
    return card < 28 ? new CardSet(this.lo | (1 << card), this.hi) : new CardSet(this.lo, this.hi | (1 << (card - 28)));
  }

  without(card: Card): CardSet {
    return card < 28
      ? new CardSet(this.lo & ~(1 << card), this.hi)
      : new CardSet(this.lo, this.hi & ~(1 << (card - 28)));
  }

  union(other: CardSet): CardSet {
    return new CardSet(this.lo | other.lo, this.hi | other.hi);
  }

  minus(other: CardSet): CardSet {
    return new CardSet(this.lo & ~other.lo, this.hi & ~other.hi);
  }

  intersect(other: CardSet): CardSet {
    return new CardSet(this.lo & other.lo, this.hi & other.hi);
  }

  countIn(other: CardSet): number {
    return countBits(this.lo & other.lo, this.hi & other.hi);
  }

  isWithin(other: CardSet): boolean {
    return ((this.lo & ~other.lo) | (this.hi & ~other.hi)) === 0;
  }

  equals(other: CardSet): boolean {
    return this.lo === other.lo && this.hi === other.hi;
  }

  /** Which of the four cards 4g … 4g+3 are here, as four bits. */
  quartet(group: number): number {
    return (group < 7 ? this.lo >> (group * 4) : this.hi >> (group * 4 - 28)) & 15;
  }

  get hasFullQuartet(): boolean {
    return hasFour(this.lo) || hasFour(this.hi);
  }

  /** Ascending: `for (let card = set.first; card >= 0; card = set.after(card))`. An iterator would cost a third of a playout. */
  get first(): Card {
    return this.after(-1);
  }

  after(card: Card): Card {
    if (card < 27) {
      const rest = this.lo & (-1 << (card + 1));
      if (rest !== 0) return lowestBit(rest);
      return this.hi === 0 ? NONE : 28 + lowestBit(this.hi);
    }
    const rest = card >= 55 ? 0 : this.hi & (-1 << (card - 27));
    return rest === 0 ? NONE : 28 + lowestBit(rest);
  }

  toArray(): Card[] {
    const cards: Card[] = [];
    for (let card = this.first; card >= 0; card = this.after(card)) cards.push(card);
    return cards;
  }
}

/** Which bit of a word is its lowest; to walk one by hand: `for (let rest = set.lo; rest !== 0; rest &= rest - 1)`. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function hasFour(word: number): boolean {
  return (word & (word >> 1) & (word >> 2) & (word >> 3) & 0x1111111) !== 0;
}

function countBits(lo: number, hi: number): number {
  const a = lo - ((lo >>> 1) & 0x55555555);
  const b = hi - ((hi >>> 1) & 0x55555555);
  const fours = (a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}
