import { type Card, CardSet, halfOf } from './cards.ts';

/** A place for cards: a hand, the field, the stock. */
export type Zone = number;

/**
 * Where every card is: each zone is a set of cards, two words of one flat list, so that a copy is one short slice. A
 * card is in exactly one zone from the start, and `move` takes it from there, so no card is lost or doubled.
 */
export class Table {
  declare private readonly words: number[];

  private constructor(words: number[]) {
    this.words = words;
  }

  static of(zones: readonly CardSet[]): Table {
    let all = CardSet.EMPTY;
    for (const zone of zones) {
      if (all.countIn(zone) > 0) throw new Error(`cards ${all.intersect(zone).toArray()} are in two zones`);
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
    const half = halfOf(card);
    return ((this.words[zone * 2 + half] >> (card - 28 * half)) & 1) === 1;
  }

  get zones(): number {
    return this.words.length / 2;
  }

  /** The only way to move a card. A card that is not in `from` is a bug in the rules. */
  move(card: Card, from: Zone, to: Zone): void {
    const { words } = this;
    const half = halfOf(card);
    const bit = 1 << (card - 28 * half);
    const here = from * 2 + half;
    if ((words[here] & bit) === 0) throw notThere(this, CardSet.of(card), from);
    words[here] ^= bit;
    words[to * 2 + half] |= bit;
  }

  moveAll(cards: CardSet, from: Zone, to: Zone): void {
    const { words } = this;
    const { lo, hi } = cards;
    const here = from * 2;
    const there = to * 2;
    if (((lo & ~words[here]) | (hi & ~words[here + 1])) !== 0) throw notThere(this, cards, from);
    words[here] ^= lo;
    words[here + 1] ^= hi;
    words[there] |= lo;
    words[there + 1] |= hi;
  }

  /** The same table with other faces: where card c was, faces[c] is. Only the cards in `moved` change. */
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

/** A function of its own, so that the moves stay short enough to be inlined. */
function notThere(table: Table, cards: CardSet, zone: Zone): Error {
  return new Error(`cards ${cards.minus(table.at(zone)).toArray()} are not in zone ${zone}`);
}

/** One step of a 32-bit hash. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
