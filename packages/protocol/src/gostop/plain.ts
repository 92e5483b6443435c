import { z } from 'zod';
import { Outcome } from '../common/events.ts';
import type { PlainForms } from '../plain/schemas.ts';
import { CODES } from './codes.ts';
import { Happened } from './happened.ts';
import { CardId, View } from './view.ts';

// Go-Stop and Matgo in the plain dialect. Views and events are those of their own.

const actionCounter = z.int().optional();
const month = z.int().min(1).max(12);

function of<Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), ...fields, actionCounter });
}

const Action = z.discriminatedUnion('type', [
  of('PLAY_HAND_CARD', { cardId: CardId }),
  of('CHOOSE_CAPTURE_TARGET', { fromTableCardId: CardId }),
  of('DRAW_FROM_PILE', {}),
  of('PLAY_FLIP_TOKEN', {}),
  of('PASS', {}),
  of('DECLARE_GO', {}),
  of('DECLARE_STOP', {}),
  of('DECLARE_SHAKE', { month }),
  of('DECLARE_BOMB', { month }),
  of('DECLARE_KUNG', { month }),
  of('DECLARE_PRESIDENT', { playOn: z.boolean() }),
  of('CHOOSE_GUKJIN', { as: z.enum(['yeol', 'ssangpi']) }),
  of('RESIGN', {}),
]);

export const PLAIN_FORMS = {
  action: Action,
  view: View,
  happened: Happened,
  outcome: Outcome,
  codes: CODES,
} satisfies PlainForms;
