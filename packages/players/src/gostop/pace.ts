import type { Round } from '@madang/engine/gostop';

/** Go or stop takes thought; the draw and the last card take none. */
export function pace(round: Round): number {
  switch (round.stage) {
    case 'decision':
    case 'president':
      return 2.5;
    case 'draw':
      return 0.5;
    default:
      return round.hand(round.seat).size <= 1 ? 0.5 : 1;
  }
}
