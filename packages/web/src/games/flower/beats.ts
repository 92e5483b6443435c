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

/** A hand card comes to lie. One that is seen in the hand starts where it is; another comes out of it. */
export function playBeats(seat: number, hand: readonly string[], card: string, to: Spot): readonly Beat[] {
  return [{ do: 'move', card, from: hand.includes(card) ? { card } : { spot: `hand-${seat}` }, to }];
}

/** The pack's top card turns, then goes. */
export function flipBeats(card: string, to: Spot): readonly Beat[] {
  return [{ do: 'move', card, from: { spot: 'stock' }, to, flip: true }];
}

/** What a seat takes goes to its pile, each card to its kind. */
export function takeBeats(seat: number, cards: readonly string[]): readonly Beat[] {
  if (cards.length === 0) return [];
  const taken = cards.map((card): Taken => ({ card, to: pileSpot(seat, card) }));
  return [{ do: 'take', cards: taken, from: { spot: `hand-${seat}` } }];
}

export function pileSpot(seat: number, card: string): string {
  return `pile-${seat}-${kindOf(card)}`;
}

const RISEN = 1060;

/** A set is made: its cards rise together while its name is stamped. */
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

/** A word that is called: a seal at the seat. */
export function callBeats(seat: number, text: string): readonly Beat[] {
  return [
    { do: 'sound', sound: 'drum' },
    { do: 'stamp', text, seat },
  ];
}
