import type { Position } from '@madang/engine/check';
import { settings } from '../../app/settings.ts';
import type { Beat, Spot } from '../../play/beat.ts';
import type { Written } from '../../play/told.ts';
import { rankSignOf } from '../french/suits.ts';
import type { Scene } from './props.ts';
import { keyOf, positionsOf } from './reading.ts';
import { checkWords } from './words/index.ts';

const DISCARD: Spot = { spot: 'discard' };
const STOCK: Spot = { spot: 'stock' };

/** The animation of each event. Cards turn face up only if the reader may see them. */
export function beats(event: Written, scene: Scene): readonly Beat[] {
  const words = checkWords[settings().language];
  const seat = typeof event.seat === 'number' ? event.seat : 0;
  const card = String(event.card);
  switch (event.type) {
    case 'drew':
      return drew(event, seat, card);
    case 'discarded':
      return discarded(event, scene, seat, card);
    case 'matched':
      return [
        { do: 'move', card, from: slotOf({ seat, slot: Number(event.slot) }), to: DISCARD, flip: true },
        { do: 'sound', sound: 'yaku' },
        { do: 'stamp', text: words.matched, seat },
      ];
    case 'misfired':
      return [
        { do: 'sound', sound: 'loss' },
        { do: 'stamp', text: words.no(rankSignOf(String(event.discarded))), seat },
      ];
    case 'penalised':
      return [{ do: 'move', card: '?', from: STOCK, to: slotOf({ seat, slot: Number(event.slot) }) }];
    case 'peeked':
      return peeked(event, scene, card);
    case 'looked':
      return [
        { do: 'sound', sound: 'flip' },
        { do: 'hold', ms: seat === scene.eyes ? 0 : 500 },
      ];
    case 'exchanged':
      return exchanged(event);
    case 'checkCalled':
      return [
        { do: 'sound', sound: 'drum' },
        { do: 'stamp', text: words.checkCalled, seat },
      ];
    case 'reshuffled':
      return [
        { do: 'sound', sound: 'paper' },
        { do: 'move', card: '?', from: DISCARD, to: STOCK },
      ];
    case 'revealed':
      return revealed(event, scene, seat);
    case 'ended':
      return ended(event, scene);
    default:
      return [];
  }
}

function slotOf(position: Position): Spot {
  return { spot: `slot-${keyOf(position)}` };
}

function drew(event: Written, seat: number, card: string): readonly Beat[] {
  const from = event.from === 'deck' ? STOCK : DISCARD;
  const to: Spot = { spot: `drawn-${seat}` };
  return [{ do: 'move', card, from, to, flip: event.from === 'deck' && card !== '?' }];
}

/** The drawn card is discarded, or it replaces a card that is. */
function discarded(event: Written, scene: Scene, seat: number, card: string): readonly Beat[] {
  const from: Spot = { spot: `drawn-${seat}` };
  const drawn = scene.view.drawnCard?.card ?? '?';
  if (typeof event.slot !== 'number') return [{ do: 'move', card, from, to: DISCARD, flip: drawn === '?' }];
  const slot = slotOf({ seat, slot: event.slot });
  return [
    {
      do: 'together',
      beats: [
        { do: 'move', card, from: slot, to: DISCARD, flip: true },
        { do: 'move', card: drawn, from, to: slot },
      ],
    },
  ];
}

/** A peek by an ability turns the card up, for the peeking seat only. The first peek has no animation. */
function peeked(event: Written, scene: Scene, card: string): readonly Beat[] {
  if (scene.view.stage === 'initialPeek' || event.seat !== scene.eyes) return [];
  return positionsOf(event.position)
    .map(slotOf)
    .map((place) => ({ do: 'move', card, from: place, to: place, flip: true }));
}

function exchanged(event: Written): readonly Beat[] {
  const [a, b] = positionsOf(event.positions).map(slotOf);
  if (!a || !b) return [];
  return [
    { do: 'sound', sound: 'steal' },
    {
      do: 'together',
      beats: [
        { do: 'move', card: '?', from: a, to: b },
        { do: 'move', card: '?', from: b, to: a },
      ],
    },
    { do: 'hold', ms: 250 },
  ];
}

/** The hands are turned up. If the old view still has a card that was matched by this action, only the total is shown. */
function revealed(event: Written, scene: Scene, seat: number): readonly Beat[] {
  const cards = Array.isArray(event.cards) ? event.cards.map(String) : [];
  const slots = scene.view.players[seat].hand.flatMap((id, slot) => (id === null ? [] : [slot]));
  const total: Beat = { do: 'stamp', text: String(event.total), seat };
  if (slots.length !== cards.length) return [total];
  const turns = cards.map((card, i): Beat => {
    const place = slotOf({ seat, slot: slots[i] });
    return { do: 'move', card, from: place, to: place, flip: true };
  });
  return [{ do: 'together', beats: turns }, total];
}

function ended(event: Written, scene: Scene): readonly Beat[] {
  const winners = Array.isArray(event.winners) ? event.winners : [];
  const isWon = typeof scene.eyes === 'number' && winners.includes(scene.eyes);
  return [
    { do: 'sound', sound: isWon ? 'win' : 'loss' },
    { do: 'hold', ms: 900 },
  ];
}
