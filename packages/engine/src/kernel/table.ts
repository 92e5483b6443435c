import { type Card, CardSet } from './cards.ts';

/** A place where cards lie: a hand, the field, the stock. */
export type Zone = number;

/**
 * Where every card lies: each zone is a set of cards, two words of one flat list, so that a copy is one short slice.
 * A card is in exactly one zone from the start, and `move` takes it from where it is: it can neither vanish nor double.
 */
export class Table {
  private readonly words: number[];

  private constructor(words: number[]) {
    this.words = words;
  }

  static of(zones: readonly CardSet[]): Table {
    let all = CardSet.EMPTY;
    for (const zone of zones) {
      if (all.countIn(zone) > 0) throw new Error(`cards ${all.intersect(zone).toArray()} lie in two zones`);
      all = all.union(zone);
    }
    return new Table(zones.flatMap(({ lo, hi }) => [lo, hi]));
  }

  clone(): Table {
    return new Table(this.words.slice());
  }

  /** The cards of a zone, as a value. */
  at(zone: Zone): CardSet {
    return new CardSet(this.words[zone * 2], this.words[zone * 2 + 1]);
  }

  isEmpty(zone: Zone): boolean {
    return (this.words[zone * 2] | this.words[zone * 2 + 1]) === 0;
  }

  has(zone: Zone, card: Card): boolean {
    return (card < 28 ? (this.words[zone * 2] >> card) & 1 : (this.words[zone * 2 + 1] >> (card - 28)) & 1) === 1;
  }

  get zones(): number {
    return this.words.length / 2;
  }

  /** The only way a card travels. A card that is not where the caller believes is a bug in the rules. */
  move(card: Card, from: Zone, to: Zone): void {
    const half = card < 28 ? 0 : 1;
    const bit = 1 << (card - 28 * half);
    if ((this.words[from * 2 + half] & bit) === 0) throw notThere(CardSet.of(card), from);
    this.words[from * 2 + half] &= ~bit;
    this.words[to * 2 + half] |= bit;
  }

  moveAll(cards: CardSet, from: Zone, to: Zone): void {
    const { lo, hi } = cards;
    if (((lo & ~this.words[from * 2]) | (hi & ~this.words[from * 2 + 1])) !== 0)
      throw notThere(cards.minus(this.at(from)), from);
    this.words[from * 2] &= ~lo;
    this.words[from * 2 + 1] &= ~hi;
    this.words[to * 2] |= lo;
    this.words[to * 2 + 1] |= hi;
  }

  /** The same table with other faces: where card c lay, faces[c] lies now. Only the cards in `moved` change. */
  relabel(faces: readonly Card[], moved: CardSet): Table {
    const words = this.words.slice();
    for (let zone = 0; zone < this.zones; zone++) {
      const leaving = this.at(zone).intersect(moved);
      if (leaving.isEmpty) continue;
      words[zone * 2] &= ~leaving.lo;
      words[zone * 2 + 1] &= ~leaving.hi;
      for (let card = leaving.first; card >= 0; card = leaving.after(card)) {
        const face = faces[card];
        if (face < 28) words[zone * 2] |= 1 << face;
        else words[zone * 2 + 1] |= 1 << (face - 28);
      }
    }
    return new Table(words);
  }

  hash(seed: number): number {
    let hash = seed;
    for (const word of this.words) hash = mix(hash, word);
    return hash;
  }
}

/** Apart, so that the moves stay short enough for the compiler to inline. */
function notThere(cards: CardSet, zone: Zone): Error {
  return new Error(`cards ${cards.toArray()} are not in zone ${zone}`);
}

/** One step of a 32-bit hash. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
