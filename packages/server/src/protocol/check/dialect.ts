import type { Action, AnyState } from '@madang/engine';
import { type Action as CheckAction, check, Round } from '@madang/engine/check';
import { type Position, SWAPS_LISTED, windowOf } from '@madang/protocol/check';
import { FORMS } from '@madang/protocol/check/schemas';
import { type Dialect, SAME_NAMES } from '../common/dialect.ts';
import { WORDS } from './words.ts';

export const checkDialect: Dialect = {
  game: check,
  commands: FORMS.commands,
  ...SAME_NAMES,
  topLevelFields: [],
  words: WORDS,
  listed,
  choices: swapAnyTwo,
  pause: () => 0,
  window: (state) => (state instanceof Round ? windowOf(state.stage) : null),
};

function listed(_: AnyState, legal: readonly Action[]): readonly Action[] {
  const others = legal.filter((action) => !('swap' in action));
  return legal.length - others.length > SWAPS_LISTED ? others : legal;
}

/** Any two of these positions may be swapped, and no others. */
function swapAnyTwo(legal: readonly Action[]): { readonly swap_any_two?: readonly Position[] } {
  const places = new Map<string, Position>();
  for (const action of legal as readonly CheckAction[])
    if ('swap' in action) for (const place of action.swap) places.set(`${place.seat}/${place.slot}`, place);
  return places.size === 0 ? {} : { swap_any_two: [...places.values()] };
}
