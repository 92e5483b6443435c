import type { Card, CardSet } from '@madang/engine';
import type { SparseRows } from '../kernels/index.ts';
import { Splits } from './splits.ts';

/** How many cards of each set (`setsOf`) are where a seat sees them. */
interface SetCounts {
  readonly own: Uint8Array;
  readonly others: Uint8Array;
  readonly held: Uint8Array;
  readonly lying: Uint8Array;
}

/** By set, its size if it is so small that every way its cards are shared out has an input of its own. */
const SMALL: readonly (number | null)[] = [null, 4, 3, null, 3, 3, null, null, 2, 2];
const SPLITS = SMALL.map((size) => (size === null ? null : new Splits(4, size)));
const STARTS = SPLITS.map((_, i) => countOf(SPLITS.slice(0, i)));

export const SHARE_INPUTS = countOf(SPLITS);

/** How the small sets are shared out: in both piles, in the own hand, on the field, unseen. */
export function addShares({ own, others, held, lying }: SetCounts, sets: number, start: number, row: SparseRows): void {
  for (let i = 0; i < sets; i++) {
    const splits = SPLITS[i];
    if (splits) row.add(start + STARTS[i] + splits.ofFour(own[i], others[i], held[i], lying[i]));
  }
}

/** How the small sets of these cards are shared out after an action. Without taken cards, the card is left lying. */
export function addSharesAfter(
  { own, others, held, lying }: SetCounts,
  sets: readonly CardSet[],
  { card, taken, isPlayed }: { readonly card: Card; readonly taken: CardSet; readonly isPlayed: boolean },
  start: number,
  row: SparseRows,
): void {
  const isLeft = taken.isEmpty;
  for (let i = 0; i < sets.length; i++) {
    const splits = SPLITS[i];
    if (!splits) continue;
    const one = sets[i].has(card) ? 1 : 0;
    const more = taken.countIn(sets[i]);
    if (one + more === 0) continue;
    const mine = own[i] + (isLeft ? 0 : one + more);
    const inHand = held[i] - (isPlayed ? one : 0);
    const onField = lying[i] - more + (isLeft ? one : 0);
    row.add(start + STARTS[i] + splits.ofFour(mine, others[i], inHand, onField));
  }
}

function countOf(splits: readonly (Splits | null)[]): number {
  return splits.reduce((sum, each) => sum + (each?.count ?? 0), 0);
}
