import type { AnyState } from '@madang/engine';
import { check, Round } from '@madang/engine/check';
import { z } from 'zod';
import { type Dialect, SAME_NAMES } from '../common/dialect.ts';
import { Outcome } from '../common/events.ts';
import { COMMANDS } from './commands.ts';
import { Happened } from './happened.ts';
import { CardId, View } from './view.ts';
import { WORDS } from './words.ts';

/** The round starts when all have looked at their cards or this time has passed (rulings/check.md 3). */
export const INITIAL_PEEK_MS = 15_000;
/** A clock closes the matching window (rulings/check.md 6). */
export const MATCHING_MS = 5_000;

/** With every hand, card by card. */
const RoundOutcome = Outcome.extend({
  hands: z.array(z.strictObject({ cards: z.array(z.strictObject({ name: CardId, points: z.int() })), total: z.int() })),
});

export const checkDialect: Dialect = {
  game: check,
  commands: COMMANDS,
  ...SAME_NAMES,
  lifted: {},
  words: WORDS,
  pause: () => 0,
  window,
  view: View,
  happened: Happened,
  outcome: RoundOutcome,
};

function window(state: AnyState): number | null {
  if (!(state instanceof Round)) return null;
  if (state.stage === 'initialPeek') return INITIAL_PEEK_MS;
  return state.stage === 'matchingStage' ? MATCHING_MS : null;
}
