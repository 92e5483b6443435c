import { flowerFace, frenchBack, frenchFace } from '@madang/cards';
import type { FanCard } from '../games/entry.ts';

/** The face of a card as a data URL: SVG ids of different cards cannot collide. */
export function faceAddress({ deck, id }: FanCard, corner: 'fine' | 'bold'): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing(deck, id, corner))}`;
}

function drawing(deck: FanCard['deck'], id: string, corner: 'fine' | 'bold'): string {
  if (deck !== 'french') return flowerFace(id, { numbering: deck, corner });
  return id === '?' ? frenchBack() : frenchFace(id, { fourColours: true });
}
