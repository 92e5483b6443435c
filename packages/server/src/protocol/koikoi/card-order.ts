import { type Card, type Happening as KernelHappening, NONE } from '@madang/engine';
import type { Action, Carry, Event, Round, Rules } from '@madang/engine/koikoi';

export type Happening = KernelHappening<Round, Action, Event, Rules, Carry>;

/**
 * The open cards in the order in which they came to lie. The rules know them as sets; the wire promises that field cards
 * append, and that a pile gets the played card first, then the captured ones (docs/protocol.md 14).
 */
export interface CardOrder {
  readonly field: readonly Card[];
  /** What each seat has captured. */
  readonly piles: readonly (readonly Card[])[];
}

const CLEARED: CardOrder = { field: [], piles: [[], []] };

/** The desk after the happenings of a match, or after further ones. */
export function cardOrderAfter(happenings: readonly Happening[], desk: CardOrder = CLEARED): CardOrder {
  return happenings.reduce(follow, desk);
}

function follow(desk: CardOrder, happening: Happening): CardOrder {
  switch (happening.kind) {
    case 'dealt':
      return { ...CLEARED, field: happening.deck.slice(16, 24) };
    case 'acted':
      return happening.events.reduce((now, event) => lay(now, event, happening.state), desk);
    case 'ended':
      return desk;
  }
}

function lay(desk: CardOrder, event: Event, round: Round): CardOrder {
  switch (event.type) {
    case 'played':
    case 'flipped':
    case 'selected': {
      const { seat, card, captured } = event;
      if (captured.length === 0) return { ...desk, field: [...desk.field, card] };
      const field = desk.field.filter((lying) => !captured.includes(lying));
      return { field, piles: desk.piles.with(seat, [...desk.piles[seat], card, ...captured]) };
    }
    // A card that still waited for its target stays on the field, so that no card is lost.
    case 'resigned':
      return round.flipped === NONE ? desk : { ...desk, field: [...desk.field, round.flipped] };
    default:
      return desk;
  }
}
