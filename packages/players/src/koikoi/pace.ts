import { HAND, type Round } from '@madang/engine/koikoi';

/** Koi-koi takes thought; the last card takes none. */
export function pace(round: Round): number {
  if (round.phase === 'decision') return 2.5;
  return round.table.at(HAND[round.seat]).size <= 1 ? 0.5 : 1;
}
