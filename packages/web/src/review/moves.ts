import type { Action, AnyState, Ply } from '@madang/engine';

/** A recorded action: the ply that shows the position before it, that position, and what was played. */
export interface Move {
  readonly ply: number;
  readonly before: AnyState;
  readonly action: Action;
}

/** The actions of a replayed match by their numbers in the record. */
export function movesOf(plies: readonly Ply[]): ReadonlyMap<number, Move> {
  const moves = new Map<number, Move>();
  for (const [ply, { happenings }] of plies.entries())
    for (const happening of happenings)
      if (happening.kind === 'acted')
        moves.set(moves.size + 1, { ply: ply - 1, before: happening.before, action: happening.action });
  return moves;
}
