import type { CardSet } from '../kernel/cards.ts';

/** A number of cards of a set. */
export interface Wanted {
  readonly need: number;
  readonly of: CardSet;
  /** Cards that count more than once: each is in one of these sets for every further count. */
  readonly again?: readonly CardSet[];
}

const CHUNK = 7;
const CHUNKS = 8;

/**
 * Counts a pile's cards of several sets at once, and sees at once when no set has enough cards, as in most piles of a
 * playout. Each set is counted in some bits of one word. The count starts at a value for which the high bits are set
 * when there are enough cards. One table look-up for every seven cards adds to all counts.
 */
export class SetCounter {
  private readonly counts = new Int32Array(CHUNKS << CHUNK);
  private readonly enough: number;
  /** For each set: the position of its bits, their mask, and their value when there are just enough cards. */
  private readonly shifts: readonly number[];
  private readonly masks: readonly number[];
  private readonly needs: readonly number[];

  constructor(wanted: readonly Wanted[]) {
    const shifts: number[] = [];
    const masks: number[] = [];
    const needs: number[] = [];
    let shift = 0;
    let enough = 0;
    for (const { need, of, again = [] } of wanted) {
      const least = 32 - Math.clz32(need - 1);
      const start = (1 << least) - need;
      const sets = [of, ...again];
      const most = sets.reduce((sum, { size }) => sum + size, start);
      const bits = 32 - Math.clz32(most);
      for (let i = 0; i < 1 << CHUNK; i++) this.counts[i] += start << shift;
      for (const set of sets) this.add(set, 1 << shift);
      enough |= ((1 << bits) - (1 << least)) << shift;
      shifts.push(shift);
      masks.push((1 << bits) - 1);
      needs.push(1 << least);
      shift += bits;
    }
    if (shift > 32) throw new Error('too many sets to count in one word');
    this.enough = enough;
    this.shifts = shifts;
    this.masks = masks;
    this.needs = needs;
  }

  private add(set: CardSet, one: number): void {
    for (let i = 0; i < this.counts.length; i++) {
      const firstCard = (i >> CHUNK) * CHUNK;
      for (let card = 0; card < CHUNK; card++) if ((i >> card) & 1 && set.has(firstCard + card)) this.counts[i] += one;
    }
  }

  /** All counts of a pile, for `hasEnough` and `beyond`. */
  count({ lo, hi }: CardSet): number {
    const { counts } = this;
    return (
      (counts[lo & 127] +
        counts[128 + ((lo >> 7) & 127)] +
        counts[256 + ((lo >> 14) & 127)] +
        counts[384 + (lo >> 21)] +
        counts[512 + (hi & 127)] +
        counts[640 + ((hi >> 7) & 127)] +
        counts[768 + ((hi >> 14) & 127)] +
        counts[896 + (hi >> 21)]) |
      0
    );
  }

  /** Whether there are enough cards of one of the sets. */
  hasEnough(counts: number): boolean {
    return (counts & this.enough) !== 0;
  }

  /** How many cards the pile has beyond the needed ones; negative when it has too few. */
  beyond(counts: number, set: number): number {
    return ((counts >>> this.shifts[set]) & this.masks[set]) - this.needs[set];
  }
}
