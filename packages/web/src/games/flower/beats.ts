import type { Beat, Spot } from '../../play/beat.ts';
import type { Written } from '../../play/told.ts';
import { landings } from './landings.ts';

/** A card field of an event, by its ids. */
export function cardsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

/** Onto the card it takes, or to the next free place of the field. */
export function landing(under: readonly string[], before: readonly Written[]): Spot {
  return under.length > 0 ? { card: under[0] } : { spot: `free-${landings(before).length}` };
}

/** A hand card comes to lie. One that is seen in the hand starts where it is; another comes out of it. */
export function playBeats(seat: number, hand: readonly string[], card: string, to: Spot): readonly Beat[] {
  return [{ do: 'move', card, from: hand.includes(card) ? { card } : { spot: `hand-${seat}` }, to }];
}

/** The pack's top card turns, then goes. */
export function flipBeats(card: string, to: Spot): readonly Beat[] {
  return [{ do: 'move', card, from: { spot: 'stock' }, to, flip: true }];
}
