import { commit } from '@madang/engine';
import { fromHex } from '@madang/engine/internal';
import { isOver, type TableState } from '../table/table.ts';

/** The commitment to the deck, published before the first card, and the seeds that the seats added. */
interface Promised {
  readonly commitment: string;
  readonly client_seeds: string[];
}

export function commitmentOf({ card }: Pick<TableState, 'card'>): string {
  const seed = fromHex(card.seed);
  if (!seed) throw new Error(`table ${card.id} has no seed`);
  return commit(seed);
}

export function promiseOf(table: TableState): Promised {
  return { commitment: commitmentOf(table), client_seeds: [...(table.match?.setup.clientSeeds ?? [])] };
}

/** The seed, once the match is over; that of a daily deal is in its record when the day is over. */
export function revealOf(table: TableState): { readonly seed?: string } {
  return isOver(table) && !table.card.daily ? { seed: table.card.seed } : {};
}
