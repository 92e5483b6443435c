import type { Card, CardSet } from '@madang/engine';

/** Cards that score together: `need` of them give the points, each further one `extra`. */
interface ScoringSet {
  readonly points: number;
  readonly need: number;
  readonly of: CardSet;
  readonly extra: number;
}

/**
 * What one more card is worth to a pile: for itself, for the sets that it brings nearer, and for the one that it
 * completes. One pass over the sets serves all cards, which makes a policy cheap enough for rollouts.
 */
export class CardWorths {
  private readonly sets: readonly ScoringSet[];
  private readonly sizes: readonly number[];
  /** By card: its worth for itself. */
  private readonly plain: Float64Array;
  /** The sets of each card, one card after the other, and where each card's begin. */
  private readonly members: Int32Array;
  private readonly starts: Int32Array;
  private readonly gains: Float64Array;
  private readonly progress: number;

  constructor(sets: readonly ScoringSet[], plain: Float64Array, progress: number) {
    const members: number[] = [];
    const starts: number[] = [];
    for (let card = 0; card < plain.length; card++) {
      starts.push(members.length);
      for (const [i, { of }] of sets.entries()) if (of.has(card)) members.push(i);
    }
    this.sets = sets;
    this.sizes = sets.map(({ of }) => of.size);
    this.plain = plain;
    this.members = Int32Array.from(members);
    this.starts = Int32Array.from([...starts, members.length]);
    this.gains = new Float64Array(sets.length);
    this.progress = progress;
  }

  /** Looks at a pile, and at what others hold of each set. */
  measure(pile: CardSet, opposing: CardSet): void {
    const { sets, sizes, gains, progress } = this;
    for (let i = 0; i < sets.length; i++) {
      const { points, need, of, extra } = sets[i];
      const have = pile.countIn(of);
      if (have >= need) gains[i] = extra;
      else if (sizes[i] - opposing.countIn(of) < need) gains[i] = 0;
      else {
        const nearer = (2 * have + 1) / (need * need);
        gains[i] = progress * points * nearer + (have + 1 === need ? points : 0);
      }
    }
  }

  /** What this card would add to the pile that was measured last. */
  of(card: Card): number {
    const { members, starts, gains } = this;
    let worth = this.plain[card];
    for (let i = starts[card]; i < starts[card + 1]; i++) worth += gains[members[i]];
    return worth;
  }
}
