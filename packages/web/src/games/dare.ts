import type { Outcome, Translated } from '@madang/engine';

/** The risk that players of a game take for more points: koi-koi, go, a bid. */
export interface Dare {
  readonly name: Translated;
  /** The types of the actions by which a seat takes it. */
  readonly actions: readonly string[];
  isMade(outcome: Outcome, seat: number): boolean;
}

/** It is made by winning the round. */
export function byWinning({ winners }: Outcome, seat: number): boolean {
  return winners.includes(seat);
}
