import type { Written } from '../../play/told.ts';
import { cardsOf } from '../flower/beats.ts';
import type { Scene } from './props.ts';

/** A seat's captured cards, updated by the events since the last view. */
export function pileAfter(scene: Pick<Scene, 'view' | 'events'>, seat: number): readonly string[] {
  let pile = scene.view.captured[seat] ?? [];
  for (const event of scene.events) {
    const lost = lostIn(event, seat);
    pile = [...pile.filter((id) => id !== lost), ...gainedIn(event, seat)];
  }
  return pile;
}

function gainedIn({ type, seat, card, cards }: Written, whose: number): readonly string[] {
  if (seat !== whose) return [];
  if (type === 'captured') return cardsOf(cards);
  const isOne = type === 'stole' || type === 'bonus_gained' || type === 'bonus_released';
  return isOne && typeof card === 'string' ? [card] : [];
}

function lostIn({ type, from, card }: Written, whose: number): string | null {
  return type === 'stole' && from === whose && typeof card === 'string' ? card : null;
}
