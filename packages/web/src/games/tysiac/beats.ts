import type { AnyNarrator } from '@madang/engine';
import { SUIT_SIGNS, type Suit } from '@madang/engine/tysiac';
import type { Beat, Spot } from '../../play/beat.ts';
import type { Written } from '../../play/told.ts';
import type { Scene } from './props.ts';
import { isFaceUp } from './reading.ts';

/** The animation of each event. */
export function beats(event: Written, scene: Scene, narrator: AnyNarrator): readonly Beat[] {
  const seat = typeof event.seat === 'number' ? event.seat : 0;
  switch (event.type) {
    case 'bid':
    case 'raised':
      return [
        { do: 'sound', sound: 'tick' },
        { do: 'hold', ms: 350 },
      ];
    case 'passed':
      return [
        { do: 'sound', sound: 'paper' },
        { do: 'hold', ms: 250 },
      ];
    case 'declarer':
      return [
        { do: 'sound', sound: 'drum' },
        { do: 'stamp', text: String(event.value), seat },
      ];
    case 'musikTaken':
      return musikTaken(event, scene, seat);
    case 'cardPassed':
      return [fromHand(String(event.card), scene, seat, { spot: `hand-${Number(event.to)}` })];
    case 'discarded':
      return [fromHand(String(event.card), scene, seat, { spot: 'table-cards' })];
    case 'played':
      return [fromHand(String(event.card), scene, seat, { spot: `trick-${seat}` })];
    case 'marriage':
      return [
        { do: 'sound', sound: 'yaku' },
        { do: 'stamp', text: `${SUIT_SIGNS[Number(event.suit) as Suit]} +${Number(event.points)}`, seat },
      ];
    case 'trick':
      return gathered(cardsOf(event), seat);
    case 'tableCards':
      return [{ do: 'move', card: '?', from: { spot: 'table-cards' }, to: { spot: `pile-${seat}` } }];
    case 'bombed':
      return [
        { do: 'sound', sound: 'drum' },
        { do: 'stamp', text: narrator.term('bomb'), seat },
      ];
    case 'redealt':
      return [{ do: 'show', cards: SUIT_SIGNS.map((sign) => `9${sign}`), from: { spot: `hand-${seat}` }, ms: 1500 }];
    case 'ended':
      return [{ do: 'hold', ms: 500 }];
    default:
      return [];
  }
}

function cardsOf(event: Written): readonly string[] {
  return Array.isArray(event.cards) ? event.cards.map(String) : [];
}

/** A visible card moves from its own place, a hidden one from the place of the hand. */
function fromHand(card: string, scene: Scene, seat: number, to: Spot): Beat {
  return isFaceUp(scene.eyes, seat)
    ? { do: 'move', card, to }
    : { do: 'move', card, from: { spot: `hand-${seat}` }, to };
}

/** Cards are turned face up, held for a moment, then moved to the hand. */
function musikTaken(event: Written, scene: Scene, seat: number): readonly Beat[] {
  const musik = Number(event.musik);
  const cards = cardsOf(event);
  const place = (i: number): Spot => ({ spot: `musik-${musik}-${i}` });
  const isShown = !cards.includes('?');
  const turned = cards.map((card, i): Beat => ({ do: 'move', card, from: place(i), to: place(i), flip: true }));
  const taken = cards.map((card, i): Beat => ({ do: 'move', card, from: place(i), to: { spot: `hand-${seat}` } }));
  const isOwn = seat === scene.eyes;
  const reading: readonly Beat[] = isShown
    ? [
        { do: 'together', beats: turned },
        { do: 'hold', ms: isOwn ? 700 : 1500 },
      ]
    : [];
  // In the reader's own hand the view change moves each card to its sorted place.
  return isOwn ? reading : [...reading, { do: 'together', beats: taken }];
}

/** A trick is won: a pause, then the cards move to the winner. */
function gathered(cards: readonly string[], winner: number): readonly Beat[] {
  const moves = cards.map((card): Beat => ({ do: 'move', card, to: { spot: `pile-${winner}` } }));
  return [
    { do: 'hold', ms: 500 },
    { do: 'sound', sound: 'capture' },
    { do: 'together', beats: moves },
  ];
}
