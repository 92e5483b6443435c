import { type Action, type AnyGame, type AnyNarrator, type AnyState, isRefusal, type Seat } from '@madang/engine';
import type { Written } from './told.ts';

/** Why a seat cannot do this now, in words: whose turn it is, what is asked instead, or the rule that forbids it. */
export function whyNot(
  game: AnyGame,
  state: AnyState,
  seat: Seat,
  action: Written,
  narrator: AnyNarrator,
  names: readonly string[],
): string | null {
  if (!game.actors(state).includes(seat)) return narrator.prompt(state, seat, names);
  const read = game.read(state, seat, action);
  const refusal = isRefusal(read) ? read : game.refuse(state, seat, read as Action);
  return refusal && narrator.refusal(refusal, names);
}
