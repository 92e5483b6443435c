import type { Zone } from '../kernel/table.ts';

export const STOCK: Zone = 0;
export const FIELD: Zone = 1;
/** The flipped card while its owner chooses what it takes. */
export const FLIPPED: Zone = 2;
export const HAND: readonly Zone[] = [3, 4];
export const PILE: readonly Zone[] = [5, 6];
