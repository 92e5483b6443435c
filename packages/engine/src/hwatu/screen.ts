import type { CardSet } from '../kernel/cards.ts';

/** So many cards of a set. */
export interface Wanted {
  readonly need: number;
  readonly of: CardSet;
  /** Cards that count for more, in as many of these as they count more. */
  readonly again?: readonly CardSet[];
}

const CHUNK = 7;
const CHUNKS = 8;

/**
 * Tells at once that a pile has enough cards of none of several sets, as most piles have while a round is played out.
 * Each set is counted in some bits of one word, from such a start that their high bits are set when there are enough;
 * one look-up for every seven cards adds to all the counts.
 */
export class Screen {
  private readonly counts = new Int32Array(CHUNKS << CHUNK);
  private readonly enough: number;

  constructor(wanted: readonly Wanted[]) {
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
      shift += bits;
    }
    if (shift > 32) throw new Error('so many sets cannot be counted in one word');
    this.enough = enough;
  }

  private add(set: CardSet, one: number): void {
    for (let i = 0; i < this.counts.length; i++) {
      const firstCard = (i >> CHUNK) * CHUNK;
      for (let card = 0; card < CHUNK; card++) if ((i >> card) & 1 && set.has(firstCard + card)) this.counts[i] += one;
    }
  }

  /** Whether the pile has enough of one of the sets. */
  passes({ lo, hi }: CardSet): boolean {
    const { counts } = this;
    const all =
      counts[lo & 127] +
      counts[128 + ((lo >> 7) & 127)] +
      counts[256 + ((lo >> 14) & 127)] +
      counts[384 + (lo >> 21)] +
      counts[512 + (hi & 127)] +
      counts[640 + ((hi >> 7) & 127)] +
      counts[768 + ((hi >> 14) & 127)] +
      counts[896 + (hi >> 21)];
    return (all & this.enough) !== 0;
  }
}
