import { FULL_HAND } from '@madang/engine/check';
import { z } from 'zod';
import type { PlainForms } from '../plain/schemas.ts';
import { CODES } from './codes.ts';
import { Happened } from './happened.ts';
import { RoundOutcome } from './outcome.ts';
import { Position, View } from './view.ts';

// Check in the plain dialect. Views and events are those of its own.

const slot = z
  .int()
  .min(0)
  .max(FULL_HAND - 1);

const Action = z.union([
  z.strictObject({
    type: z.enum([
      'confirmPeek',
      'drawFromDeck',
      'drawFromDiscard',
      'discardDrawn',
      'callCheck',
      'endTurn',
      'passMatch',
    ]),
  }),
  z.strictObject({ type: z.enum(['swapAndDiscard', 'attemptMatch']), slot }),
  /** One card, or both of a king's at once. */
  z.strictObject({ type: z.literal('resolveSpecialAbility'), peek: z.array(Position).min(1).max(2) }),
  z.strictObject({ type: z.literal('resolveSpecialAbility'), swap: z.tuple([Position, Position]) }),
  z.strictObject({ type: z.literal('resolveSpecialAbility'), skip: z.literal(true) }),
]);

export const PLAIN_FORMS = {
  action: Action,
  view: View,
  happened: Happened,
  outcome: RoundOutcome,
  codes: CODES,
  choices: { swap_any_two: z.array(Position).optional() },
} satisfies PlainForms;
