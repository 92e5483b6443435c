import type { Seat } from '../kernel/game.ts';
import { type Action, DECISIONS, playsFrom, STOP, selectionsOf } from './actions.ts';
import type { Round } from './round.ts';
import { FIELD, HAND } from './zones.ts';

const NOTHING: readonly Action[] = [];
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];

export function actors(round: Round): readonly Seat[] {
  return round.phase === 'ended' ? NOBODY : ALONE[round.seat];
}

export function legal(round: Round, seat: Seat): readonly Action[] {
  if (seat !== round.seat) return NOTHING;
  switch (round.phase) {
    case 'hand':
      return playsFrom(round.table.at(HAND[seat]), round.table.at(FIELD));
    case 'selection':
      return selectionsOf(round.options);
    case 'decision':
      return DECISIONS;
    case 'ended':
      return NOTHING;
  }
}

/** The first card and the first target in the order of the list, and never a koi-koi. */
export function fallback(round: Round, seat: Seat): Action {
  return round.phase === 'decision' ? STOP : legal(round, seat)[0];
}
