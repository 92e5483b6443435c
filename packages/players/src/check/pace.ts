import type { Round } from '@madang/engine/check';

/** An ability takes thought, and so does the end of a turn, when check may be called; looking at the own cards takes none. */
export function pace(round: Round): number {
  switch (round.stage) {
    case 'initialPeek':
      return 0.5;
    case 'abilityResolutionStage':
    case 'turnEnd':
      return 1.5;
    default:
      return 1;
  }
}
