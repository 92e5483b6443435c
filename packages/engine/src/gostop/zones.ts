import type { Zone } from '../kernel/table.ts';

export const STOCK: Zone = 0;
export const FIELD: Zone = 1;
/** What the played card took: provisional until the flip is known. */
export const TAKING: Zone = 2;
/** The played or flipped card while its owner chooses what it takes. */
export const UP: Zone = 3;
/** Bonus cards flipped in this turn, and those held by a 뻑. */
export const BONUS: Zone = 4;
export const HELD: Zone = 5;
export const HAND: readonly Zone[] = [6, 7, 8];
export const PILE: readonly Zone[] = [9, 10, 11];
export const ZONES = 12;
