import type { DocumentOptions } from './svg-document.ts';

/** The colours of card backs, the usual one first. */
export const BACK_COLOURS = ['red', 'blue', 'green'] as const;
export type BackColour = (typeof BACK_COLOURS)[number];

export interface BackOptions extends DocumentOptions {
  /** By default red. */
  readonly colour?: BackColour;
}
