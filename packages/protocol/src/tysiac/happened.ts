import { z } from 'zod';
import { Seat } from '../common/events.ts';
import { Count } from '../parts.ts';
import { CardId, EndReason, SeenCard, Suit } from './view.ts';

// What happens in a step, one thing after the other.

function of<Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), seat: Seat, ...fields });
}

export const Happened = z.discriminatedUnion('type', [
  of('bid', { value: Count }),
  of('passed', {}),
  /** The auction is over. */
  of('declarer', { value: Count }),
  /** Its cards are shown to all where there is one musik, else to the declarer alone. */
  of('musikTaken', { musik: Count, cards: z.array(SeenCard) }),
  of('raised', { value: Count }),
  of('cardPassed', { to: Seat, card: SeenCard }),
  of('discarded', { card: SeenCard }),
  of('played', { card: CardId }),
  of('marriage', { suit: Suit, points: Count }),
  of('trick', { cards: z.array(CardId), points: Count }),
  /** The face-down cards go to the last trick's winner; they are not shown. */
  of('tableCards', { points: Count }),
  of('bombed', {}),
  of('redealt', {}),
  of('resigned', {}),
  z.strictObject({ type: z.literal('ended'), reason: EndReason }),
]);
