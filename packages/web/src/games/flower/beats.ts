import type { Beat, Spot, Taken } from '../../play/beat.ts';
import type { Written } from '../../play/told.ts';
import { kindOf } from './kinds.ts';
import { landings } from './landings.ts';

/** A card field of an event, by its ids. */
export function cardsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

/** Onto the card it takes, or to the next free place of the field. */
export function landing(under: readonly string[], before: readonly Written[]): Spot {
  return under.length > 0 ? { card: under[0] } : { spot: `free-${landings(before).length}` };
}

/** Plays a hand card: a visible one starts from its place, a hidden one from the middle of the hand. */
export function playBeats(seat: number, hand: readonly string[], card: string, to: Spot): readonly Beat[] {
  return [{ do: 'move', card, from: hand.includes(card) ? { card } : { spot: `hand-${seat}` }, to }];
}

/** The top card of the pack turns, then moves. */
export function flipBeats(card: string, to: Spot): readonly Beat[] {
  return [{ do: 'move', card, from: { spot: 'stock' }, to, flip: true }];
}

/** Moves captured cards to the seat's pile, each to its kind. */
export function takeBeats(seat: number, cards: readonly string[]): readonly Beat[] {
  if (cards.length === 0) return [];
  const taken = cards.map((card): Taken => ({ card, to: pileSpot(seat, card) }));
  return [{ do: 'take', cards: taken, from: { spot: `hand-${seat}` } }];
}

export function pileSpot(seat: number, card: string): string {
  return `pile-${seat}-${kindOf(card)}`;
}

const RISEN = 1060;

/** A set is made: its cards are lifted while its name is stamped. */
export function setBeats(seat: number, name: string, points: number, cards: readonly string[]): readonly Beat[] {
  return [
    { do: 'sound', sound: 'yaku' },
    {
      do: 'together',
      beats: [
        { do: 'rise', cards, ms: RISEN },
        { do: 'stamp', text: name, seat, note: `+${points}` },
      ],
    },
  ];
}

/** A call: a seal at the seat. */
export function callBeats(seat: number, text: string): readonly Beat[] {
  return [
    { do: 'sound', sound: 'drum' },
    { do: 'stamp', text, seat },
  ];
}
