import { END_REASONS } from '@madang/engine/koikoi';
import { z } from 'zod';
import { Outcome, Seat } from '../common/events.ts';
import { Count } from '../parts.ts';
import type { PlainForms } from '../plain/schemas.ts';
import { ErrorCode } from './constants.ts';
import { CardId, Cards, Yaku } from './parts.ts';

// Koi-Koi in the plain dialect: the names of its rules and records.

const Action = z.discriminatedUnion('type', [
  /** A null target: onto the field, or onto all three of its month. */
  z.strictObject({ type: z.literal('play'), card: CardId, target: CardId.nullable() }),
  z.strictObject({ type: z.literal('select'), target: CardId }),
  z.strictObject({ type: z.literal('koikoi') }),
  z.strictObject({ type: z.literal('stop') }),
]);

/** "?" is a card whose face the viewer does not know. */
const SeenCard = z.enum([...CardId.options, '?']);
const SeenCards = z.array(SeenCard);
const EndReason = z.enum(END_REASONS);
const Ending = z.strictObject({ reason: EndReason, winner: Seat.nullable() });

const View = z.strictObject({
  round: Count,
  dealer: Seat,
  scores: z.array(z.int()),
  phase: z.enum(['hand', 'selection', 'decision', 'ended']),
  /** Whose turn it is. */
  seat: Seat,
  field: Cards,
  /** The flipped card that waits for its target. */
  flipped: CardId.nullable(),
  /** By seat. */
  hands: z.array(SeenCards),
  piles: z.array(Cards),
  stock: SeenCards,
  /** The hands as they were dealt. */
  dealt: z.array(SeenCards),
  /** By seat: koi-koi calls so far, and what the seat had at the last one. */
  calls: z.array(z.strictObject({ count: Count, points: Count, pile: Cards })),
  lastCaller: Seat.nullable(),
  ending: Ending.nullable(),
});

function of<Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), seat: Seat, ...fields });
}
const laid = <Type extends string>(type: Type) => of(type, { card: CardId, captured: Cards });
const EngineYaku = z.strictObject({ type: Yaku.shape.type, points: Count });

const Happened = z.discriminatedUnion('type', [
  /** The card came to lie: on the field, or with what it captured. */
  laid('played'),
  laid('flipped'),
  of('selecting', { card: CardId, options: Cards }),
  laid('selected'),
  /** Yaku that are new or have grown, and the sum of all that the seat has. */
  of('yaku', { formed: z.array(EngineYaku), total: Count }),
  of('deciding', {}),
  of('called', { count: Count }),
  of('stopped', {}),
  of('turn', {}),
  of('resigned', {}),
  z.strictObject({ type: z.literal('ended'), ...Ending.shape }),
]);

export const PLAIN_FORMS = {
  action: Action,
  view: View,
  happened: Happened,
  outcome: Outcome,
  codes: [...Object.values(ErrorCode)],
} satisfies PlainForms;
