import { z } from 'zod';
import { Seat } from '../common/events.ts';
import { Count } from '../parts.ts';
import { CardId, EndReason } from './view.ts';

// What happens in a step, one thing after the other.

const Cards = z.array(CardId);
const Month = z.int().min(1).max(12);

function of<Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), seat: Seat, ...fields });
}
const laid = <Type extends string>(type: Type) => of(type, { card: CardId, onto: Cards });
const bonus = <Type extends string>(type: Type) => of(type, { card: CardId });
const special = <Type extends string>(type: Type) => of(type, { month: Month, count: Count });
const source = z.enum(['hand', 'flip']);

export const Happened = z.discriminatedUnion('type', [
  /** A hand card onto the table, or onto what it will take: `onto` is empty when nothing matches. */
  laid('played'),
  laid('flipped'),
  /** Instead of these two, when the card's target has to be chosen first. */
  of('choosing', { source, card: CardId, options: Cards }),
  laid('chose'),
  of('captured', { source, cards: Cards }),
  bonus('bonus'),
  bonus('bonus_gained'),
  bonus('bonus_held'),
  bonus('bonus_released'),
  /** Nobody may act for this many seconds. */
  of('shook', { month: Month, cards: Cards, seconds: Count }),
  of('bombed', { month: Month, cards: Cards, tokens: Count }),
  of('kung', { month: Month, cards: Cards }),
  of('token', { left: Count }),
  of('passed', {}),
  special('ttak'),
  special('ppuk'),
  special('jjob'),
  special('ddadak'),
  of('ssul', {}),
  of('ppuk_eaten', { own: z.boolean() }),
  of('chained', { month: Month }),
  of('stole', { from: Seat, card: CardId }),
  of('steal_void', { from: Seat, card: CardId }),
  of('gukjin_asked', {}),
  of('gukjin', { as: z.enum(['yeol', 'ssangpi']) }),
  of('president_shown', { cards: Cards }),
  of('president', { playOn: z.boolean() }),
  of('gold', { from: Seat, amount: z.int(), why: z.enum(['first_ppuk', 'next_ppuk']) }),
  of('refilled', { amount: z.int() }),
  of('deciding', { score: z.int() }),
  of('go', { count: Count, score: z.int() }),
  of('stopped', { score: z.int(), automatic: z.boolean() }),
  of('turn', { number: Count }),
  of('resigned', {}),
  z.strictObject({ type: z.literal('ended'), reason: EndReason, winner: Seat.nullable() }),
]);
