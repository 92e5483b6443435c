import type { Written } from '../play/told.ts';

/** A card that was laid, and what it took. */
export interface Laid {
  readonly card: string;
  readonly took: readonly string[];
}

export interface Turn {
  readonly played: Laid | null;
  readonly flipped: Laid | null;
}

/** What a seat's turn did, from the events of either flower game. */
export function turnOf(events: readonly Written[], seat: number): Turn {
  const own = events.filter((event) => event.seat === seat);
  return { played: laid(own, 'hand'), flipped: laid(own, 'flip') };
}

const STARTS = { hand: 'played', flip: 'flipped' } as const;

function laid(events: readonly Written[], source: 'hand' | 'flip'): Laid | null {
  const [card] = [
    // When there is a choice between two, its event comes instead of the card's.
    ...events.filter(({ type }) => type === STARTS[source]),
    ...events.filter((event) => event.type === 'choosing' && event.source === source),
    ...events.filter(({ type }) => type === 'selecting' && source === 'flip'),
  ].map((event) => String(event.card));
  if (card === undefined) return null;
  return { card, took: taken(events, source, card).filter((id) => id !== card) };
}

/** Koi-Koi names the captured cards in the card's event, Go-Stop in an event of its own. */
function taken(events: readonly Written[], source: 'hand' | 'flip', card: string): readonly string[] {
  return events.flatMap((event) => {
    const namesCaptured = (event.type === STARTS[source] || event.type === 'selected') && event.card === card;
    if (namesCaptured && Array.isArray(event.captured)) return event.captured.map(String);
    const isCapture = event.type === 'captured' && event.source === source;
    return isCapture && Array.isArray(event.cards) ? event.cards.map(String) : [];
  });
}
