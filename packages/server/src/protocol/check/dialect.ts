import type { Action, AnyState } from '@madang/engine';
import { type Action as CheckAction, check, Round } from '@madang/engine/check';
import { z } from 'zod';
import { type Dialect, SAME_NAMES } from '../common/dialect.ts';
import { Outcome } from '../common/events.ts';
import { COMMANDS } from './commands.ts';
import { Happened } from './happened.ts';
import { CardId, Position, View } from './view.ts';
import { WORDS } from './words.ts';

/** The round starts when all have looked at their cards or this time has passed (docs/rules/check.md 3). */
export const INITIAL_PEEK_MS = 15_000;
/** A clock closes the matching window (docs/rules/check.md 6). */
export const MATCHING_MS = 5_000;

/** With every hand, card by card. */
const RoundOutcome = Outcome.extend({
  hands: z.array(z.strictObject({ cards: z.array(z.strictObject({ name: CardId, points: z.int() })), total: z.int() })),
});

export const checkDialect: Dialect = {
  game: check,
  commands: COMMANDS,
  ...SAME_NAMES,
  topLevelFields: {},
  words: WORDS,
  listed,
  choices: { fields: { swap_any_two: z.array(Position).optional() }, of: swapAnyTwo },
  pause: () => 0,
  window,
  view: View,
  happened: Happened,
  outcome: RoundOutcome,
};

/** Up to so many swaps are listed one by one, and beyond that none: with six players an event would exceed 64 kB. */
const SWAPS_LISTED = 200;

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

function window(state: AnyState): number | null {
  if (!(state instanceof Round)) return null;
  if (state.stage === 'initialPeek') return INITIAL_PEEK_MS;
  return state.stage === 'matchingStage' ? MATCHING_MS : null;
}
