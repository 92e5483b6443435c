import type { Stamps } from '../drawing/stamp.ts';

/** What a card shows inside its frame. */
export interface Picture {
  /** The background of a bright is inked; every other picture is on paper. */
  readonly ground?: string;
  readonly draw: (stamps: Stamps) => string;
}

/** The pictures of one plant, plains in the order of their ids. */
export interface Month {
  readonly bright?: Picture;
  readonly animal?: Picture;
  readonly ribbon?: Picture;
  readonly plains: readonly Picture[];
}
