/** What a seat has called and done in this round. A value: a change makes a new one. */
export type Tally = {
  readonly goCount: number;
  /** The score at its last go, without the go bonus. */
  readonly lastGoBase: number;
  /** The turn of its last go: of several callers, the last one pays (독박). */
  readonly lastGoTurn: number;
  /** The months shaken, as twelve bits, and how many shakes count: a president's chain is one too. */
  readonly shaken: number;
  readonly shakes: number;
  readonly bombs: number;
  /** Turns with a flip only that it may still take. */
  readonly tokens: number;
  readonly ttak: number;
  readonly ppuk: number;
  readonly jjob: number;
  /** The turn of its last 뻑, 0 before. */
  readonly lastPpukTurn: number;
  /** Its last 뻑 is not eaten yet (자뻑 by the house rules). */
  readonly ppukOpen: boolean;
  /** The months of its presidents that were asked about, as twelve bits. */
  readonly president: number;
  /** It was asked and played on (들고치기). */
  readonly holds: boolean;
};

/** A new tally that may be changed. */
export type OwnTally = { -readonly [K in keyof Tally]: Tally[K] };

export const FRESH: Tally = Object.freeze({
  goCount: 0,
  lastGoBase: 0,
  lastGoTurn: 0,
  shaken: 0,
  shakes: 0,
  bombs: 0,
  tokens: 0,
  ttak: 0,
  ppuk: 0,
  jjob: 0,
  lastPpukTurn: 0,
  ppukOpen: false,
  president: 0,
  holds: false,
});

const FRESH_TALLIES: readonly (readonly Tally[])[] = [2, 3].map((seats) => new Array<Tally>(seats).fill(FRESH));

export function freshTallies(seats: number): readonly Tally[] {
  return FRESH_TALLIES[seats - 2];
}
