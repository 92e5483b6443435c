import { isSame } from '../../play/same-action.ts';
import type { Written } from '../../play/told.ts';
import type { Choice } from './choice.ts';

/** The cards of a hint on the mat. */
export interface Hinted {
  /** The card to play. */
  readonly card: string | null;
  /** What it takes. */
  readonly field: ReadonlySet<string>;
}

const NOTHING: Hinted = { card: null, field: new Set() };

/** The hand card and the field cards of a hint; `waiting` are the targets that can be chosen now. */
export function hintedOn(
  hint: Written | null,
  hand: readonly string[],
  choicesOf: (card: string) => readonly Choice[],
  waiting: readonly Choice[],
): Hinted {
  if (hint === null) return NOTHING;
  const chosen = waiting.filter(({ action }) => isSame(hint, action));
  if (chosen.length > 0) return { card: null, field: new Set(chosen.flatMap(({ takes }) => takes)) };
  for (const card of hand) {
    const ways = choicesOf(card).filter(({ action }) => isSame(hint, action));
    if (ways.length > 0) return { card, field: new Set(ways.flatMap(({ takes }) => takes)) };
  }
  return NOTHING;
}
