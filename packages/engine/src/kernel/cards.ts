/** A card is its place in the pack: 0, 1, 2 … Ids such as "0111" or "Q♥" are for views, records and the wire. */
export type Card = number;

/** No card. */
export const NONE: Card = -1;

/**
 * An immutable set of up to 56 cards, in two words of 28 bits. Twenty-eight, because such words are small integers in
 * every engine (Chromium's have 31 bits) and because the four cards of a month or rank never straddle the words.
 *
 * Here and in the positions, fields that the constructor sets are only declared: a field that is also defined starts as
 * undefined, so V8 does not know it as an integer or as an object of one class, and playouts are 2 to 5 % slower.
 */
export class CardSet {
  static readonly EMPTY: CardSet = new CardSet(0, 0);
  declare readonly lo: number;
  declare readonly hi: number;

  constructor(lo: number, hi: number) {
    this.lo = lo;
    this.hi = hi;
  }

  static of(...cards: readonly Card[]): CardSet {
    return CardSet.from(cards);
  }

  static from(cards: readonly Card[]): CardSet {
    let lo = 0;
    let hi = 0;
    for (const card of cards) {
      if (card < 28) lo |= 1 << card;
      else hi |= 1 << (card - 28);
    }
    return new CardSet(lo, hi);
  }

  /** A slice of a deck. Not `from`, which sees lists of every kind: V8 reads a deck three times slower there. */
  static fromDeck(deck: readonly Card[], start: number, end: number): CardSet {
    let lo = 0;
    let hi = 0;
    for (let i = start; i < end; i++) {
      const card = deck[i];
      const high = -halfOf(card); // as a mask, for the reason given there
      lo |= (1 << card) & ~high;
      hi |= (1 << (card - 28)) & high;
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

  /**
   * Which of the four cards 4g … 4g+3 are here, as four bits. The word is chosen by masks, for the reason given at
   * `halfOf`.
   */
  quartet(group: number): number {
    const half = halfOf(group * 4);
    const word = (this.lo & (half - 1)) | (this.hi & -half);
    return (word >> (group * 4 - 28 * half)) & 15;
  }

  get hasFullQuartet(): boolean {
    return hasFour(this.lo) || hasFour(this.hi);
  }

  /**
   * Ascending: `for (let card = set.first; card >= 0; card = set.after(card))`. An iterator would cost a third of a
   * playout.
   */
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
    for (let rest = this.lo; rest !== 0; rest &= rest - 1) cards.push(lowestBit(rest));
    for (let rest = this.hi; rest !== 0; rest &= rest - 1) cards.push(28 + lowestBit(rest));
    return cards;
  }
}

/**
 * In which word of a set a card is: 0 or 1. Not `card < 28`, a branch that is mispredicted every other time on shuffled
 * cards.
 */
export function halfOf(card: Card): number {
  return (card + 4) >> 5;
}

/** Which bit of a word is its lowest; to walk over a word: `for (let rest = set.lo; rest !== 0; rest &= rest - 1)`. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function hasFour(word: number): boolean {
  return (word & (word >> 1) & (word >> 2) & (word >> 3) & 0x1111111) !== 0;
}

function countBits(lo: number, hi: number): number {
  return BITS[lo & 0x3fff] + BITS[lo >> 14] + BITS[hi & 0x3fff] + BITS[hi >> 14];
}

/** The number of bits of half a word, as a table: the arithmetic is too long to be inlined often. */
const BITS = new Uint8Array(1 << 14);
for (let i = 1; i < BITS.length; i++) BITS[i] = BITS[i >> 1] + (i & 1);
