import type { Zone } from '../kernel/table.ts';

/** Face up: all tricks, including the current one. */
export const PLAYED: Zone = 0;
/** What the declarer laid face down, where there are two musiks. */
export const DISCARDS: Zone = 1;
/** The musiks until they are taken; the one not chosen stays to the end. */
export const MUSIK: readonly Zone[] = [2, 3];
export const HAND: readonly Zone[] = [4, 5, 6, 7];
