import { type Card, type Happening as KernelHappening, NONE } from '@madang/engine';
import type { Action, Carry, Event, Round, Rules } from '@madang/engine/koikoi';
import { ofSeat } from './words.ts';

export type Happening = KernelHappening<Round, Action, Event, Rules, Carry>;

/**
 * The open cards in the order in which they were laid down. The rules keep them as sets; the wire lists field cards in that
 * order, and in a pile the card that captured first, then the captured ones (docs/protocol.md 14).
 */
export interface CardOrder {
  readonly field: readonly Card[];
  /** What each seat has captured. */
  readonly piles: readonly (readonly Card[])[];
}

const CLEARED: CardOrder = { field: [], piles: [[], []] };

/** The order after the happenings of a match, or after further ones. */
export function cardOrderAfter(happenings: readonly Happening[], order: CardOrder = CLEARED): CardOrder {
  return happenings.reduce(follow, order);
}

function follow(order: CardOrder, happening: Happening): CardOrder {
  switch (happening.kind) {
    case 'dealt':
      return { ...CLEARED, field: happening.deck.slice(16, 24) };
    case 'acted':
      return happening.events.reduce((now, event) => lay(now, event, happening.state), order);
    case 'ended':
      return order;
  }
}

function lay(order: CardOrder, event: Event, round: Round): CardOrder {
  switch (event.type) {
    case 'played':
    case 'flipped':
    case 'selected': {
      const { seat, card, captured } = event;
      if (captured.length === 0) return { ...order, field: [...order.field, card] };
      const field = order.field.filter((lying) => !captured.includes(lying));
      return { field, piles: order.piles.with(seat, [...ofSeat(order.piles, seat), card, ...captured]) };
    }
    // A card that still waited for its target stays on the field, so that no card is lost.
    case 'resigned':
      return round.flipped === NONE ? order : { ...order, field: [...order.field, round.flipped] };
    default:
      return order;
  }
}
