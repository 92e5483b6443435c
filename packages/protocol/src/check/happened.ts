import { z } from 'zod';
import { Seat } from '../common/events.ts';
import { Count } from '../parts.ts';
import { CardId, EndReason, PendingAbility, Position, SeenCard } from './view.ts';

// What happens in a step, one thing after the other. An event with `only` is sent to that seat alone.

function of<Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), ...fields });
}

export const Happened = z.discriminatedUnion('type', [
  of('peeked', { only: Seat, seat: Seat, position: Position, card: CardId }),
  of('peekConfirmed', { seat: Seat }),
  of('turn', { seat: Seat, final: z.boolean() }),
  /** From the deck, its card is known to the drawing seat only. */
  of('drew', { seat: Seat, from: z.enum(['deck', 'discard']), card: SeenCard }),
  /** Out of a slot into which the drawn card went, or without one the drawn card itself. The matching window opens. */
  of('discarded', { seat: Seat, slot: Count.nullable(), card: CardId }),
  of('passed', { only: Seat, seat: Seat }),
  of('matched', { seat: Seat, slot: Count, card: CardId }),
  /** The card stays unseen; it is known that its rank differs from the discarded card's. */
  of('misfired', { seat: Seat, slot: Count, discarded: CardId }),
  of('penalised', { seat: Seat, slot: Count }),
  of('matchingClosed', {}),
  of('abilityActive', PendingAbility),
  of('fizzled', PendingAbility),
  /** Public: where somebody looked. */
  of('looked', { seat: Seat, position: Position }),
  of('exchanged', { seat: Seat, positions: z.tuple([Position, Position]) }),
  of('skipped', { seat: Seat, what: z.enum(['peek', 'swap']) }),
  /** Called, or by an empty hand. */
  of('checkCalled', { seat: Seat, automatic: z.boolean() }),
  of('locked', { seat: Seat }),
  of('reshuffled', { count: Count }),
  of('resigned', { seat: Seat }),
  of('revealed', { seat: Seat, cards: z.array(CardId), total: z.int() }),
  of('ended', { reason: EndReason, winners: z.array(Seat) }),
]);
