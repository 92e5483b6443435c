import type { Written } from '../../play/told.ts';

/** The cards that were laid on the field, in order. */
export function landings(events: readonly Written[]): readonly string[] {
  return events.flatMap(({ type, card, captured, onto }) => {
    const isLaid = type === 'played' || type === 'flipped';
    const under = captured ?? onto;
    return isLaid && typeof card === 'string' && Array.isArray(under) && under.length === 0 ? [card] : [];
  });
}
