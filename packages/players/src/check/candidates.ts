import type { Seat } from '@madang/engine';
import type { Action, Round } from '@madang/engine/check';

/** The actions worth considering: of the swaps, only those of an own card with an opponent's. */
export function candidates(round: Round, seat: Seat, legal: readonly Action[]): readonly Action[] {
  if (round.stage !== 'abilityResolutionStage' || round.abilityStep !== 'swap') return legal;
  return legal.filter(
    (action) => !('swap' in action) || (action.swap[0].seat === seat) !== (action.swap[1].seat === seat),
  );
}
