import { z } from 'zod';
import { Outcome, Seat } from '../common/events.ts';
import { Count } from '../parts.ts';
import type { PlainForms } from '../plain/schemas.ts';
import { CODES } from './codes.ts';
import { Happened } from './happened.ts';
import { CardId, View } from './view.ts';

// Tysiąc in the plain dialect. Views and events are those of its own.

const Action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('bid'), value: Count }),
  z.strictObject({ type: z.literal('chooseMusik'), musik: Count }),
  z.strictObject({ type: z.literal('passCard'), to: Seat, card: CardId }),
  z.strictObject({ type: z.literal('discard'), card: CardId }),
  /** With `marriage`, king and queen of the card's suit are announced. */
  z.strictObject({ type: z.literal('play'), card: CardId, marriage: z.boolean() }),
  z.strictObject({ type: z.literal('bomb') }),
  z.strictObject({ type: z.literal('redeal') }),
]);

export const PLAIN_FORMS = {
  action: Action,
  view: View,
  happened: Happened,
  outcome: Outcome,
  codes: CODES,
} satisfies PlainForms;
