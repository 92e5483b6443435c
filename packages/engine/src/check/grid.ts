import { type Card, NONE } from '../kernel/cards.ts';
import type { Seat, Viewer } from '../kernel/game.ts';
import { mix } from '../kernel/table.ts';

/** Slot 0 is top left, 1 top right, 2 and 3 the bottom row, 4 the top of the next column (docs/rules/check.md 20). */
export type Slot = number;
/** A slot of somebody's hand, as one number. */
export type Place = number;

/** Who knows a card, one bit for each seat; the last bit is the table's. */
export type Knowers = number;
const TABLE_BIT = 1 << 6;
export const NOBODY: Knowers = 0;
export const EVERYBODY: Knowers = TABLE_BIT * 2 - 1;

export function knower(viewer: Viewer): Knowers {
  return viewer === 'table' ? TABLE_BIT : 1 << viewer;
}

/**
 * All hands: the card in each slot, who has seen it, and which ranks failed matches have ruled out. The last two move
 * with the card. Everything except the faces is public: everybody sees who looks where (docs/rules/check.md 14).
 */
export class Grid {
  declare readonly slots: number;
  declare readonly cards: Card[];
  declare readonly knownBy: Knowers[];
  /** One bit for each rank. */
  declare readonly ruledOut: number[];

  constructor(slots: number, cards: Card[], knownBy: Knowers[], ruledOut: number[]) {
    this.slots = slots;
    this.cards = cards;
    this.knownBy = knownBy;
    this.ruledOut = ruledOut;
  }

  static empty(seats: number, slots: number): Grid {
    const grid = new Grid(slots, [], [], []);
    for (let place = 0; place < seats * slots; place++) grid.put(place, NONE, NOBODY);
    return grid;
  }

  clone(): Grid {
    return new Grid(this.slots, this.cards.slice(), this.knownBy.slice(), this.ruledOut.slice());
  }

  relabel(faces: readonly Card[]): Grid {
    const cards = this.cards.map((card) => (card === NONE ? NONE : faces[card]));
    return new Grid(this.slots, cards, this.knownBy.slice(), this.ruledOut.slice());
  }

  place(seat: Seat, slot: Slot): Place {
    return seat * this.slots + slot;
  }

  ownerOf(place: Place): Seat {
    return (place / this.slots) | 0;
  }

  at(seat: Seat, slot: Slot): Card {
    return slot < this.slots ? this.cards[seat * this.slots + slot] : NONE;
  }

  hand(seat: Seat): readonly Card[] {
    return this.cards.slice(seat * this.slots, (seat + 1) * this.slots);
  }

  /** Which slots have a card, one bit for each. */
  occupied(seat: Seat): number {
    const first = seat * this.slots;
    let bits = 0;
    for (let slot = 0; slot < this.slots; slot++) if (this.cards[first + slot] !== NONE) bits |= 1 << slot;
    return bits;
  }

  isEmpty(seat: Seat): boolean {
    return this.occupied(seat) === 0;
  }

  isFull(seat: Seat): boolean {
    return this.lowestFree(seat) === this.slots;
  }

  /** The number of slots when all have a card. */
  lowestFree(seat: Seat): Slot {
    const first = seat * this.slots;
    let slot = 0;
    while (slot < this.slots && this.cards[first + slot] !== NONE) slot++;
    return slot;
  }

  put(place: Place, card: Card, knownBy: Knowers): void {
    this.cards[place] = card;
    this.knownBy[place] = knownBy;
    this.ruledOut[place] = 0;
  }

  /** The card leaves, and its slot stays empty (docs/rules/check.md 20). */
  take(place: Place): Card {
    const card = this.cards[place];
    this.put(place, NONE, NOBODY);
    return card;
  }

  learn(place: Place, knowers: Knowers): void {
    this.knownBy[place] |= knowers;
  }

  ruleOut(place: Place, rank: number): void {
    this.ruledOut[place] |= 1 << rank;
  }

  swap(a: Place, b: Place): void {
    for (const list of [this.cards, this.knownBy, this.ruledOut]) {
      const value = list[a];
      list[a] = list[b];
      list[b] = value;
    }
  }

  hash(seed: number): number {
    let hash = seed;
    for (let place = 0; place < this.cards.length; place++)
      hash = mix(mix(hash, this.cards[place]), this.knownBy[place] | (this.ruledOut[place] << 7));
    return hash;
  }
}
